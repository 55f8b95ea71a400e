import type { Page } from '@playwright/test'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { demo } from '../../support/journey-carts.ts'
import { newPerson } from '../../support/journey-people.ts'
import { answering, failing, unanswered } from '../answers.ts'
import { ordering, swedbank } from '../ordering.ts'
import { newCustomer, shopper, usualCart } from '../people.ts'
import type { Shot, Customer } from '../shot.ts'

const openDrawer = async (page: Page) => {
  await page.locator('header a[href="/cart"]').filter({ visible: true }).first().click()
  await page.getByRole('dialog').waitFor()
}
const PAGES = [1, 2]
const LONG =
  'Bērzu sulas un ķimeņu nefiltrētais bezalkoholiskais kvass “Daugavpils–Ventspils ceļinieks”, 12 × 0,33 l, īpašais izdevums'

/** Every good of the demo in one cart. */
const manyLines: Customer = async (request) => {
  const { headers } = await newPerson(request)
  const created = await request.post('/api/cart', { headers, data: {} })
  const { data: cart } = (await created.json()) as { data: { id: number } }
  for (const page of PAGES) {
    const listed = await request.get(`/api/goods-paginate?limit=100&page=${page}`)
    const { goods } = (await listed.json()) as { goods: { data: { id: number }[] } }
    for (const { id } of goods.data)
      await request.post(`/api/cart/${cart.id}/cartitem`, {
        headers,
        data: { good_id: id, order: 1, return: 0 },
      })
  }
  return headers
}

const cartIs = (change: (cart: Cart) => void) =>
  answering<{ data: Cart }>(/\/api\/cart\/active/, ({ data }) => change(data))

const asGuest = async (page: Page) => {
  await page.goto('/top-goods')
  await page.locator('article .card__act button').first().click()
  await page.waitForTimeout(1_500)
}

/** The lines of a cart, in every state that they and the page have. */
export const cartStates: Shot[] = [
  { name: 'drawer-empty', path: '/', act: openDrawer, windowOnly: true },
  {
    name: 'drawer-filled',
    path: '/',
    customer: shopper(usualCart),
    act: openDrawer,
    windowOnly: true,
  },
  {
    name: 'drawer-guest',
    path: '/',
    act: async (page) => {
      await asGuest(page)
      await openDrawer(page)
    },
    windowOnly: true,
  },
  { name: 'cart-empty', path: '/cart', customer: newCustomer },
  {
    name: 'cart-empty-order-waits',
    path: '/cart',
    customer: shopper(usualCart),
    act: async (page) => {
      await ordering(swedbank)(page)
      await page.goto('/cart', { waitUntil: 'networkidle' })
    },
  },
  {
    name: 'cart-guest',
    path: '/login?to=%2Fcart',
    act: async (page) => {
      await asGuest(page)
      await page.goto('/login?to=%2Fcart', { waitUntil: 'networkidle' })
    },
  },
  { name: 'cart-filled', path: '/cart', customer: shopper(usualCart) },
  { name: 'cart-many', path: '/cart', customer: manyLines },
  {
    name: 'cart-large-counts',
    path: '/cart',
    customer: shopper({ [demo.water]: [500, 998], [demo.honey]: 12 }),
  },
  {
    name: 'cart-long-names',
    path: '/cart',
    customer: shopper(usualCart),
    act: cartIs(({ items, address }) => {
      for (const item of items) item.name = LONG
      if (address) address.full_address = `${LONG}, ${address.full_address}`
    }),
  },
  { name: 'cart-services', path: '/cart', customer: shopper({ [demo.cleaning]: 1 }) },
  { name: 'cart-returns-alone', path: '/cart', customer: shopper({ [demo.water]: [0, 3] }) },
  { name: 'cart-set', path: '/cart', customer: shopper({ [demo.set]: 1 }) },
  {
    name: 'cart-set-and-bottles',
    path: '/cart',
    customer: shopper({ [demo.set]: 1, [demo.water]: [2, 1] }),
  },
  { name: 'cart-wholesale', path: '/cart', customer: shopper({ [demo.flakes]: 6 }) },
  {
    name: 'cart-short',
    path: '/cart',
    customer: shopper({ [demo.honey]: 1 }),
    act: async (page) => {
      await page.getByRole('spinbutton').first().fill('9000')
      await page.locator('.swap .card__act').first().waitFor()
    },
  },
  {
    name: 'cart-price-changed',
    path: '/cart',
    customer: shopper(usualCart),
    act: cartIs(({ items, warnings }) => {
      items[1]!.price_vat_before = 2.99
      warnings.push('Bio ziedu medus, 500 g: vairs nav noliktavā.')
    }),
  },
  {
    name: 'cart-loading',
    path: '/cart',
    customer: shopper(usualCart),
    unfinished: true,
    act: unanswered(/\/api\/cart\/active/),
    windowOnly: true,
  },
  {
    name: 'cart-failed',
    path: '/cart',
    customer: shopper(usualCart),
    act: failing(/\/api\/cart\/active/),
  },
  {
    name: 'cart-print',
    path: '/cart',
    customer: shopper(usualCart),
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
]
