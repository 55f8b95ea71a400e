import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'

const apps = [
  ['/office', 'Birojs vēl top', 'Jūs neesat pieslēdzies', 'The office is being built'],
  ['/driver', 'Tava diena būs šeit', 'Tu neesi pieslēdzies', 'Your day will be here'],
] as const

for (const [path, latvian, notSignedIn, english] of apps) {
  test(`${path} says what it will be, in both languages @phone`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(latvian)
    await expect(page.getByRole('status')).toContainText(notSignedIn)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'In English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english)
    await expect(page.getByRole('status')).toContainText('You are not signed in.')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expectAccessible(page)
    await page.goto(`${path}/any/place`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
