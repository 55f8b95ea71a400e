import type { Cart } from '../../../contract/shop/cart-record.ts'
import { demo } from '../../support/journey-carts.ts'
import { customerAfter, newCustomer, shopper, usualCart } from '../customers.ts'
import { ordering, swedbank } from '../paying.ts'
import { inWindow, loading, type Shot, type Step, states, views } from '../shot.ts'
import {
  answering,
  choose,
  count,
  failing,
  fill,
  pause,
  press,
  print,
  see,
  seeDialog,
  unanswered,
  visit,
} from '../steps.ts'

const active = /\/api\/cart\/active/
const cartIs = (change: (cart: Cart) => unknown) =>
  answering(active, ({ data }: { data: Cart }) => change(data))

const openDrawer = [press('header a[href$="/cart"]'), seeDialog]
const asGuest = [visit('/top-goods'), press('article .goods-card__act button'), pause(1_500)]
const LONG =
  'Bērzu sulas un ķimeņu nefiltrētais bezalkoholiskais kvass “Daugavpils–Ventspils ceļinieks”, 12 × 0,33 l, īpašais izdevums'

const usual = shopper(usualCart)
const honey = shopper({ [demo.honey]: 1 })
const flakes = shopper({ [demo.flakes]: 2 })

/** Every good of the demo in one cart. */
const manyLines = customerAfter(async ({ api }) => {
  const { id } = (await api.createCart()).data
  for (const page of [1, 2]) {
    const { goods } = await api.listGoods({ query: { limit: '100', page: String(page) } })
    for (const good of goods.data) {
      const body = { good_id: good.id, order: 1, return: 0 }
      await api.changeCartItem({ params: { id: String(id) }, body })
    }
  }
})

/** The lines of a cart, in every state that they and the page have. */
export const cartStates: Shot[] = [
  ...states('/', null, { 'drawer-empty': [inWindow, ...openDrawer] }),
  ...states('/', usual, { 'drawer-filled': [inWindow, ...openDrawer] }),
  ...states('/', null, { 'drawer-guest': [inWindow, ...asGuest, ...openDrawer] }),
  ...states('/login?to=%2Fcart', null, {
    'cart-guest': [...asGuest, visit('/login?to=%2Fcart')],
  }),
  ...views('/cart', {
    'cart-empty': newCustomer,
    'cart-filled': usual,
    'cart-many': manyLines,
    'cart-large-counts': shopper({ [demo.water]: [500, 998], [demo.honey]: 12 }),
    'cart-services': shopper({ [demo.cleaning]: 1 }),
    'cart-returns-alone': shopper({ [demo.water]: [0, 3] }),
    'cart-set': shopper({ [demo.set]: 1 }),
    'cart-set-and-bottles': shopper({ [demo.set]: 1, [demo.water]: [2, 1] }),
    'cart-wholesale': shopper({ [demo.flakes]: 6 }),
  }),
  ...states('/cart', usual, {
    'cart-empty-order-waits': [...ordering(swedbank), visit('/cart')],
    'cart-long-names': cartIs(({ items, address }) => {
      for (const item of items) item.name = LONG
      if (address) address.full_address = `${LONG}, ${address.full_address}`
    }),
    'cart-price-changed': cartIs(({ items, warnings }) => {
      items[1]!.price_vat_before = 2.99
      warnings.push('Bio ziedu medus, 500 g: vairs nav noliktavā.')
    }),
    'cart-failed': failing(active),
    'cart-print': print,
  }),
  ...states('/cart', honey, { 'cart-short': [count(9_000), see('.goods-swap .goods-card__act')] }),
  ...states('/cart', usual, { 'cart-loading': [loading, ...unanswered(active)] }),
]

const refusedCodes = {
  unknown: 'NEZINU',
  'not-yet': 'PAVASARIS',
  expired: 'VASARA20',
  'used-up': 'PIRMIE50',
  'not-for-you': 'ANNAI3',
  'no-goods': 'MEDUS15',
  'below-minimum': 'ZIEMA5',
}

const promo = (code: string): Step[] => [
  fill(/Promo kods|Promo code/, code),
  press(/^Lietot|^Apply|^Use/),
  pause(1_200),
  (page) => page.getByRole('alert').last().scrollIntoViewIfNeeded(),
]

const search: Step = (page) =>
  page.getByRole('searchbox', { name: /Meklēt pakomātu|Find a parcel/ }).fill('sigulda')
const toMachine = choose(/Pakomāts|Parcel/)
const machines = [
  toMachine,
  press(/^Izvēlēties šo piegādi|^Choose this delivery/),
  see('input[type=search]'),
]
type Addresses = { data: { data: { allowed_dates: string }[] } }
const addresses = /\/api\/address$/

/** What a cart asks beside its goods: delivery, place, day, code; and what is not answered yet. */
export const cartQuestionStates: Shot[] = [
  ...states('/cart', usual, {
    'cart-summary-open': [
      see('aside.slip summary'),
      async (page) => {
        for (const part of await page.locator('aside.slip summary').all()) await part.click()
      },
    ],
    'cart-offers-open': press('.cart-autoship summary'),
    'cart-day-closed': [see('.cal .day'), (page) => page.locator('.day--closed').last().focus()],
    'cart-days-of-route': answering(addresses, ({ data }: Addresses) => {
      for (const address of data.data)
        address.allowed_dates = '24-11-2026;27-11-2026;1-12-2026;4-12-2026;8-12-2026'
    }),
    'cart-promo-taken': promo('SVEIKI10'),
    'cart-no-day': cartIs((cart) => (cart.delivery_date = null)),
    'cart-no-address': [
      ...answering(addresses, ({ data }: Addresses) => void data.data.splice(0)),
      ...cartIs((cart) =>
        Object.assign(cart, { address_id: null, address: null, delivery_date: null }),
      ),
    ],
  }),
  ...Object.entries(refusedCodes).flatMap(([reason, code]) =>
    states('/cart', flakes, { [`cart-promo-${reason}`]: [inWindow, ...promo(code)] }),
  ),
  ...states('/cart', honey, { 'cart-other-delivery': [inWindow, toMachine] }),
  ...states('/cart', shopper({ [demo.honey]: 8 }), {
    'cart-other-delivery-free': [inWindow, choose(/Kurjerpasts|Courier company/)],
  }),
  ...states('/cart', honey, {
    'cart-parcel-machines': machines,
    'cart-parcel-machine': [
      ...machines,
      search,
      (page) => page.locator('input[name=parcel_machine]').first().check(),
      pause(1_200),
    ],
  }),
  ...states('/cart', shopper({ [demo.honey]: 1 }, { delivery_type_id: 2 }), {
    'cart-parcel-machines-failed': failing(/addressdeliverytype/),
  }),
  ...states('/cart', shopper({ [demo.honey]: 1 }, { delivery_type_id: 3 }), {
    'cart-courier-company': [],
  }),
]
