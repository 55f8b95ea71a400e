import type { Page } from '@playwright/test'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { demo } from '../../support/journey-carts.ts'
import { answering, failing, inTurn } from '../answers.ts'
import { withCart } from '../ordering.ts'
import { newCustomer, pressed, shopper, usualCart } from '../people.ts'
import type { Shot } from '../shot.ts'

const cartIs = (change: (cart: Cart) => void) =>
  answering<{ data: Cart }>(/\/api\/cart\/active/, ({ data }) => change(data))

const code = (name: string) => async (page: Page) => {
  await page.getByLabel(/Promo kods|Promo code/).fill(name)
  await pressed(page, /^Lietot|^Apply|^Use/)
  await page.waitForTimeout(1_200)
  await page.getByRole('alert').last().scrollIntoViewIfNeeded()
}

const refusedCodes = {
  unknown: 'NEZINU',
  'not-yet': 'PAVASARIS',
  expired: 'VASARA20',
  'used-up': 'PIRMIE50',
  'not-for-you': 'ANNAI3',
  'no-goods': 'MEDUS15',
  'below-minimum': 'ZIEMA5',
}

const machine = async (page: Page) => {
  await page.getByRole('radio', { name: /Pakomāts|Parcel/ }).click()
  await pressed(page, /^Izvēlēties šo piegādi|^Choose this delivery/)
  await page.getByRole('searchbox', { name: /Meklēt pakomātu|Find a parcel/ }).waitFor()
}

/** What a cart asks beside its goods: delivery, place, day, code; and what is not answered yet. */
export const cartQuestionStates: Shot[] = [
  {
    name: 'cart-summary-open',
    path: '/cart',
    customer: shopper(usualCart),
    act: async (page) => {
      await page.locator('aside.slip summary').first().waitFor()
      for (const part of await page.locator('aside.slip summary').all()) await part.click()
    },
  },
  {
    name: 'cart-offers-open',
    path: '/cart',
    customer: shopper(usualCart),
    act: (page) => page.locator('.autoship-offers summary').click(),
  },
  {
    name: 'cart-day-closed',
    path: '/cart',
    customer: shopper(usualCart),
    act: async (page) => {
      await page.locator('.cal .day').first().waitFor()
      await page.locator('.day--closed').last().focus()
    },
  },
  {
    name: 'cart-days-of-route',
    path: '/cart',
    customer: withCart(newCustomer, usualCart),
    act: answering<{ data: { data: { allowed_dates: string }[] } }>(
      /\/api\/address$/,
      ({ data }) => {
        for (const address of data.data)
          address.allowed_dates = '24-11-2026;27-11-2026;1-12-2026;4-12-2026;8-12-2026'
      },
    ),
  },
  ...Object.entries(refusedCodes).map(([why, name]): Shot => ({
    name: `cart-promo-${why}`,
    path: '/cart',
    customer: shopper({ [demo.flakes]: 2 }),
    act: code(name),
    windowOnly: true,
  })),
  { name: 'cart-promo-taken', path: '/cart', customer: shopper(usualCart), act: code('SVEIKI10') },
  {
    name: 'cart-other-delivery',
    path: '/cart',
    customer: shopper({ [demo.honey]: 1 }),
    act: (page) => page.getByRole('radio', { name: /Pakomāts|Parcel/ }).click(),
    windowOnly: true,
  },
  {
    name: 'cart-other-delivery-free',
    path: '/cart',
    customer: shopper({ [demo.honey]: 8 }),
    act: (page) => page.getByRole('radio', { name: /Kurjerpasts|Courier company/ }).click(),
    windowOnly: true,
  },
  {
    name: 'cart-parcel-machines',
    path: '/cart',
    customer: shopper({ [demo.honey]: 1 }),
    act: machine,
  },
  {
    name: 'cart-parcel-machine',
    path: '/cart',
    customer: shopper({ [demo.honey]: 1 }),
    act: async (page) => {
      await machine(page)
      await page.getByRole('searchbox', { name: /Meklēt pakomātu|Find a parcel/ }).fill('sigulda')
      await page.locator('input[name=parcel_machine]').first().check()
      await page.waitForTimeout(1_200)
    },
  },
  {
    name: 'cart-parcel-machines-failed',
    path: '/cart',
    customer: withCart(newCustomer, { [demo.honey]: 1 }, { delivery_type_id: 2 }),
    act: failing(/addressdeliverytype/),
  },
  {
    name: 'cart-courier-company',
    path: '/cart',
    customer: withCart(newCustomer, { [demo.honey]: 1 }, { delivery_type_id: 3 }),
  },
  {
    name: 'cart-no-day',
    path: '/cart',
    customer: shopper(usualCart),
    act: cartIs((cart) => (cart.delivery_date = null)),
  },
  {
    name: 'cart-no-address',
    path: '/cart',
    customer: shopper(usualCart),
    act: inTurn(
      answering<{ data: { data: unknown[] } }>(
        /\/api\/address$/,
        ({ data }) => void data.data.splice(0),
      ),
      cartIs((cart) =>
        Object.assign(cart, { address_id: null, address: null, delivery_date: null }),
      ),
    ),
  },
]
