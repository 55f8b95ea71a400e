import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { startedAutoship } from '../support/journey-autoship.ts'
import { demo, fillCart } from '../support/journey-carts.ts'
import { customerWith, water } from '../support/journey-orders.ts'
import { test } from '../support/journey.ts'
import { settled } from '../support/settled.ts'
import { beyondTheEdge, cutTexts, nameless, scaleText, widenText } from './reach.ts'

/** Each page at rest, visited once; the journeys check dialogs and other states. */
test.describe.configure({ timeout: 360_000 })

const catalogue = [
  '/',
  '/goods/1',
  '/goods/1?price_from=9000',
  '/goods-search/medus',
  '/good/101',
  '/good/nav',
]
const people = ['/login', '/login/neviens', '/new-user', '/reset-password']
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
const profile = [
  '/user/profile',
  '/user/profile/chage-password',
  '/user/address',
  '/user/address/add',
  '/user/rented-goods/1',
  '/user/invoices/1',
  '/user/cancelled/1',
  '/user/monthly-bills/1',
  '/user/bills/1',
]

/** A window of 1280 px, enlarged to 400 % and to 200 %. */
const enlarged = [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
]

const phone = { width: 390, height: 844 }

async function expectEachAccessible(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await settled(page)
    await test.step(path, () => expectPageAccessible(page, path))
  }
}

/** Axe, names and headings; from the wide screen, what remains when the page is enlarged. */
async function expectPageAccessible(page: Page, path: string) {
  await expectAccessible(page)
  expect.soft(await nameless(page), path).toEqual([])
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect.soft(page.getByRole('main'), path).toHaveCount(1)
  await expect.soft(page, path).toHaveTitle(/Avots/)
  if (page.viewportSize()!.width > phone.width) await expectEnlargedFits(page, path)
}

/** No sideways scrolling when enlarged, with large text, with wider spacing. */
async function expectEnlargedFits(page: Page, path: string) {
  const usual = page.viewportSize()!
  for (const size of enlarged) {
    await page.setViewportSize(size)
    expect.soft(await beyondTheEdge(page), `${path} at ${size.width}`).toEqual([])
  }
  await page.setViewportSize(phone)
  await scaleText(page, 200)
  expect.soft(await beyondTheEdge(page), `${path} with text of 200 %`).toEqual([])
  await scaleText(page, 100)
  await page.setViewportSize(usual)
  await widenText(page)
  expect.soft(await cutTexts(page), path).toEqual([])
  expect.soft(await beyondTheEdge(page), path).toEqual([])
}

test('the pages of the catalogue are accessible @phone', ({ page }) =>
  expectEachAccessible(page, catalogue))

test('the pages of registration, log-in and law are accessible @phone', ({ page }) =>
  expectEachAccessible(page, [...people, ...law]))

test('the pages of a profile are accessible @phone', async ({ page, request }) => {
  await customerWith(page, request, { [water]: 2 })
  await expectEachAccessible(page, profile)
})

test('the pages of ordering are accessible @phone', async ({ page, request }) => {
  const { anna, id } = await customerWith(page, request, { [water]: 2 })
  const autoshipId = await startedAutoship(anna)
  await fillCart(request, anna.headers, { [demo.water]: [3, 1], [demo.flakes]: 1 })
  const cart = ['/cart', '/cart/address', '/cart/payment', '/topup']
  const orders = ['/waiting-for-delivery', `/waiting-for-delivery/${id}/view`, `/order/${id}`]
  const autoships = ['/autoship', `/autoship/${autoshipId}`]
  await expectEachAccessible(page, [...cart, ...orders, ...autoships])
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
