import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'

for (const path of [
  '/',
  '/goods/1',
  '/goods/1?price_from=9000',
  '/goods-search/medus',
  '/good/101',
  '/good/nav',
]) {
  test(`axe finds nothing on ${path} @phone`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  })
}

test('axe finds nothing in the drawer with goods in it', async ({ page }) => {
  await page.goto('/goods/1')
  await page
    .getByRole('button', { name: /^Pievienot grozam/ })
    .first()
    .click()
  await page.getByRole('link', { name: /^Grozs, 1/ }).click()
  await expect(page.getByRole('dialog', { name: 'Grozs' })).toContainText('Kopā')
  await expectAccessible(page)
})
