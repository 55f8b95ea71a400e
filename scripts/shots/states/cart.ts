import type { Page } from '@playwright/test'
import { atTheBank, demo, fillCart, orderPaidBy } from '../../../tests/support/journey-carts.ts'
import { newPerson } from '../../../tests/support/journey-people.ts'
import { demoCustomer, demoOffice, newCustomer, pressed, shopper, usualCart } from '../people.ts'
import type { Shot, Who } from '../shot.ts'

const openDrawer = async (page: Page) => {
  await page.locator('header a[href="/cart"]').filter({ visible: true }).first().click()
  await page.getByRole('dialog').waitFor()
}
const PAGES = [1, 2]

/** Every good of the demo in one cart. */
const manyLines: Who = async (request) => {
  const { headers } = await newPerson(request)
  const created = await request.post('/api/cart', { headers, data: {} })
  const { data: cart } = (await created.json()) as { data: { id: number } }
  for (const page of PAGES) {
    const listed = await request.get(`/api/goods-paginate?limit=100&page=${page}`)
    const { goods } = (await listed.json()) as { goods: { data: { id: number }[] } }
    for (const { id } of goods.data)
      await request.post(`/api/cart/${cart.id}/cartitem`, { headers, data: { good_id: id, order: 1, return: 0 } })
  }
  return headers
}

const withCart =
  (who: Who, lines: Parameters<typeof fillCart>[2]): Who =>
  async (request, origin) => {
    const headers = await who(request, origin)
    await fillCart(request, headers, lines)
    return headers
  }

const LONG = 'Aleksandra Konstantīna Vilhelmīne Brīvzemniece-Daugavpiliete fon Lielvārde'

const ordered =
  (method: RegExp, outcome?: 'paid' | 'pending' | 'voided') =>
  async (page: Page): Promise<void> => {
    await page.goto('/cart/payment')
    await orderPaidBy(page, method)
    if (outcome !== undefined) await atTheBank(page, outcome)
    await page.locator('main h1').waitFor()
    await page.waitForTimeout(600)
  }

const refuse = async (page: Page) => {
  const changes = [{ kind: 'price', good_id: demo.honey, name: 'Bio ziedu medus, 500 g', old: 7.2, new: 7.5 }]
  const json = { error: 'cart_changed', message: 'Mainījies', changes }
  await page.route(/processcart/, (route) => route.fulfill({ status: 409, json }))
  await orderPaidBy(page, /Skaidrā naudā|Cash/)
  await page.getByRole('alert').first().waitFor()
}

/** Cart, payment and what comes after. */
export const cartStates: Shot[] = [
  { name: 'drawer-empty', path: '/', act: openDrawer, windowOnly: true },
  { name: 'drawer-filled', path: '/', who: shopper(usualCart), act: openDrawer, windowOnly: true },
  { name: 'cart-empty', path: '/cart', who: newCustomer },
  {
    name: 'cart-guest',
    path: '/login?to=%2Fcart',
    act: async (page) => {
      await page.goto('/top-goods')
      await page.locator('article .card__act button').first().click()
      await page.waitForTimeout(1_500)
      await page.goto('/login?to=%2Fcart')
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'cart-filled', path: '/cart', who: shopper(usualCart) },
  { name: 'cart-many', path: '/cart', who: manyLines },
  { name: 'cart-long-names', path: '/cart', who: shopper({ [demo.water]: [999, 998], [demo.honey]: 12 }, LONG) },
  { name: 'cart-services', path: '/cart', who: shopper({ [demo.cleaning]: 1 }) },
  {
    name: 'cart-short',
    path: '/cart',
    who: shopper({ [demo.honey]: 1 }),
    act: async (page) => {
      await page.getByRole('spinbutton').first().fill('9000')
      await page.locator('.swap .card__act').first().waitFor()
    },
  },
  {
    name: 'cart-summary-open',
    path: '/cart',
    who: shopper(usualCart),
    act: async (page) => {
      for (const part of await page.locator('aside summary').all()) await part.click()
    },
  },
  {
    name: 'cart-day-closed',
    path: '/cart',
    who: shopper(usualCart),
    act: (page) => page.locator('.day--closed').last().click(),
  },
  {
    name: 'cart-promo-refused',
    path: '/cart',
    who: shopper(usualCart),
    act: async (page) => {
      await page.getByLabel(/Promo kods|Promo code/).fill('VASARA20')
      await pressed(page, /^Lietot|^Apply|^Use/)
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'cart-promo-taken',
    path: '/cart',
    who: shopper(usualCart),
    act: async (page) => {
      await page.getByLabel(/Promo kods|Promo code/).fill('SVEIKI10')
      await pressed(page, /^Lietot|^Apply|^Use/)
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'cart-other-delivery',
    path: '/cart',
    who: shopper({ [demo.honey]: 1 }),
    act: (page) => page.getByRole('radio', { name: /Pakomāts|Parcel/ }).click(),
    windowOnly: true,
  },
  {
    name: 'cart-parcel-machine',
    path: '/cart',
    who: shopper({ [demo.honey]: 1 }),
    act: async (page) => {
      await page.getByRole('radio', { name: /Pakomāts|Parcel/ }).click()
      await page.getByRole('dialog').getByRole('button').last().click()
      await page.getByRole('textbox', { name: /Meklēt pakomātu|Search/ }).fill('rīga')
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'cart-loading',
    path: '/cart',
    who: shopper(usualCart),
    unfinished: true,
    act: async (page) => {
      await page.route(/\/api\/cart\/active/, () => new Promise(() => undefined))
      await page.reload({ waitUntil: 'domcontentloaded' })
      await page.waitForTimeout(2_500)
    },
    windowOnly: true,
  },
  { name: 'cart-print', path: '/cart', who: shopper(usualCart), act: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'payment-filled', path: '/cart/payment', who: shopper(usualCart) },
  { name: 'payment-office', path: '/cart/payment', who: withCart(demoOffice, { [demo.water]: [60, 0] }) },
  {
    name: 'payment-bonus',
    path: '/cart/payment',
    who: withCart(demoCustomer, { [demo.honey]: 2, [demo.water]: [1, 1] }),
  },
  { name: 'payment-changed', path: '/cart/payment', who: shopper(usualCart), act: refuse },
  { name: 'confirmed-cash', path: '/cart', who: shopper(usualCart), act: ordered(/Skaidrā naudā|Cash/) },
  { name: 'confirmed-bank', path: '/cart', who: shopper(usualCart), act: ordered(/Swedbank/, 'paid') },
  { name: 'confirmation-pending', path: '/cart', who: shopper(usualCart), act: ordered(/Swedbank/, 'pending') },
  { name: 'payment-canceled', path: '/cart', who: shopper(usualCart), act: ordered(/Swedbank/, 'voided') },
  {
    name: 'confirmed-print',
    path: '/cart',
    who: shopper(usualCart),
    act: async (page) => {
      await ordered(/Skaidrā naudā|Cash/)(page)
      await page.emulateMedia({ media: 'print' })
    },
  },
]
