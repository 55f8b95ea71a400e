import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { startedAutoship } from '../support/journey-autoship.ts'
import { demo, fillCart } from '../support/journey-carts.ts'
import { customerWith, water } from '../support/journey-orders.ts'

/** Every page at rest; the journeys check the dialogs and other states where they reach them. */
test.describe.configure({ timeout: 180_000 })

const catalogue = [
  '/',
  '/goods/1',
  '/goods/1?price_from=9000',
  '/goods-search/medus',
  '/good/101',
  '/good/nav',
]
const people = ['/login', '/new-user', '/reset-password']
const law = [
  '/noteikumi',
  '/privatums',
  '/sikdatnes',
  '/piegade',
  '/depozits',
  '/atteikums',
  '/garantija',
  '/pieklustamiba',
  '/kontakti',
  '/jautajumi',
  '/maksajumi',
  '/regulara-piegade-info',
]
const own = [
  '/cart',
  '/cart/payment',
  '/user/profile',
  '/user/profile/chage-password',
  '/user/address',
  '/user/address/add',
  '/user/rented-goods/1',
  '/user/invoices/1',
  '/user/monthly-bills/1',
  '/user/bills/1',
  '/waiting-for-delivery',
  '/autoship',
  '/topup',
]

async function expectEachAccessible(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await test.step(path, () => expectAccessible(page))
  }
}

test('the pages of the catalogue are accessible @phone', ({ page }) =>
  expectEachAccessible(page, catalogue))

test('the pages of registration, log-in and law are accessible @phone', ({ page }) =>
  expectEachAccessible(page, [...people, ...law]))

test('the pages of a customer are accessible @phone', async ({ page, request }) => {
  const { anna, id } = await customerWith(page, request, { [water]: 2 })
  const autoshipId = await startedAutoship(anna)
  await fillCart(request, anna.headers, { [demo.water]: [3, 1], [demo.flakes]: 1 })
  const orders = [`/waiting-for-delivery/${id}/view`, `/order/${id}`, `/autoship/${autoshipId}`]
  await expectEachAccessible(page, [...own, ...orders])
})

test('the drawer with goods in it is accessible @phone', async ({ page }) => {
  await page.goto('/goods/1')
  await page
    .getByRole('button', { name: /^Pievienot grozam/ })
    .first()
    .click()
  await page.getByRole('link', { name: /^Grozs, 1/ }).click()
  await expect(page.getByRole('dialog', { name: 'Grozs' })).toContainText('Kopā')
  await expectAccessible(page)
})
