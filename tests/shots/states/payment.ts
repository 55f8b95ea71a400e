import type { Cart } from '../../../contract/shop/cart-record.ts'
import { demo } from '../../support/journey-carts.ts'
import { answering, inTurn, unanswered } from '../answers.ts'
import { agreeing, cash, choosing, ordering, swedbank, withAccount, withCart } from '../ordering.ts'
import { demoCustomer, demoOffice, newCustomer, pressed, shopper, usualCart } from '../people.ts'
import type { Shot } from '../shot.ts'

const changed = {
  error: 'cart_changed',
  message: 'Mainījies',
  changes: [
    { kind: 'price', good_id: demo.honey, name: 'Bio ziedu medus, 500 g', old: 7.2, new: 7.5 },
    { kind: 'stock', good_id: demo.flakes, name: 'Bio auzu pārslas, 1 kg', old: 2, new: 0 },
    { kind: 'total', good_id: null, name: null, old: 45.88, new: 39.2 },
  ],
}

const ordersAndIsTold = (answer: object | undefined) =>
  inTurn(
    (page) =>
      page.route(/processcart/, (route) =>
        answer === undefined ? route.abort() : route.fulfill({ status: 409, json: answer }),
      ),
    choosing(cash),
    agreeing,
    (page) => pressed(page, /^Pasūtīt ar pienākumu|^Order with/),
    (page) => page.getByRole('alert').first().waitFor(),
  )

/** How a cart is paid: what is open and what is not, and what may come in between. */
export const paymentStates: Shot[] = [
  { name: 'payment-filled', path: '/cart/payment', customer: shopper(usualCart) },
  {
    name: 'payment-account',
    path: '/cart/payment',
    customer: withCart(withAccount(newCustomer, 80), usualCart),
  },
  {
    name: 'payment-deferred',
    path: '/cart/payment',
    customer: withCart(demoOffice, { [demo.water]: [2, 2] }),
  },
  {
    name: 'payment-office',
    path: '/cart/payment',
    customer: withCart(demoOffice, { [demo.water]: [60, 0] }),
  },
  {
    name: 'payment-bonus',
    path: '/cart/payment',
    customer: withCart(demoCustomer, { [demo.honey]: 2, [demo.water]: [1, 1] }, { use_bonus: 1 }),
  },
  {
    name: 'payment-not-agreed',
    path: '/cart/payment',
    customer: shopper(usualCart),
    act: choosing(swedbank),
  },
  {
    name: 'payment-top-up-along',
    path: '/cart/payment',
    customer: withCart(newCustomer, usualCart, { top_up: 20 }),
    act: inTurn(choosing(swedbank), agreeing),
  },
  {
    name: 'payment-top-up-wrong',
    path: '/cart/payment',
    customer: shopper(usualCart),
    act: (page) => page.getByRole('spinbutton', { name: /Papildināt|Top up/ }).fill('10001'),
  },
  {
    name: 'payment-not-cash',
    path: '/cart/payment',
    customer: withCart(newCustomer, { [demo.honey]: 1 }, { delivery_type_id: 3 }),
  },
  { name: 'payment-services', path: '/cart/payment', customer: shopper({ [demo.cleaning]: 1 }) },
  {
    name: 'payment-provider-off',
    path: '/cart/payment',
    customer: shopper(usualCart),
    act: answering<{ data: Cart }>(/\/api\/cart\/active/, ({ data }) => {
      for (const method of data.methods.filter(({ id }) => id > 5))
        Object.assign(method, { is_open: 0, reason: 'provider_is_off' })
    }),
  },
  {
    name: 'payment-overdue',
    path: '/cart/payment',
    customer: shopper(usualCart),
    act: answering<{ data: Cart }>(/\/api\/cart\/active/, ({ data }) => {
      for (const method of data.methods.filter(({ id }) => id === 3))
        Object.assign(method, { is_open: 0, reason: 'overdue_debt' })
    }),
  },
  {
    name: 'payment-changed',
    path: '/cart/payment',
    customer: shopper(usualCart),
    act: ordersAndIsTold(changed),
  },
  {
    name: 'payment-failed',
    path: '/cart/payment',
    customer: shopper(usualCart),
    act: ordersAndIsTold(undefined),
  },
  { name: 'bank-page', path: '/cart', customer: shopper(usualCart), act: ordering(swedbank) },
  {
    name: 'bank-page-card',
    path: '/cart',
    customer: shopper(usualCart),
    act: ordering(/Bankas karte|Bank card/),
  },
  {
    name: 'payment-process',
    path: '/cart',
    customer: shopper(usualCart),
    unfinished: true,
    act: unanswered(/usercallback/, '/cart/process/AV-1?order-token=x'),
    windowOnly: true,
  },
  { name: 'confirmed-cash', path: '/cart', customer: shopper(usualCart), act: ordering(cash) },
  {
    name: 'confirmed-bank',
    path: '/cart',
    customer: shopper(usualCart),
    act: ordering(swedbank, 'paid'),
  },
  {
    name: 'confirmed-account',
    path: '/cart',
    customer: withCart(withAccount(newCustomer, 80), usualCart),
    act: ordering(/No konta|From the account|account/),
  },
  {
    name: 'confirmed-courier-company',
    path: '/cart',
    customer: withCart(newCustomer, { [demo.honey]: 1 }, { delivery_type_id: 3 }),
    act: ordering(swedbank, 'paid'),
  },
  {
    name: 'confirmed-services',
    path: '/cart',
    customer: shopper({ [demo.cleaning]: 1 }),
    act: ordering(swedbank, 'paid'),
  },
  {
    name: 'confirmation-pending',
    path: '/cart',
    customer: shopper(usualCart),
    act: ordering(swedbank, 'pending'),
  },
  {
    name: 'payment-canceled',
    path: '/cart',
    customer: shopper(usualCart),
    act: ordering(swedbank, 'voided'),
  },
  {
    name: 'payment-given-up',
    path: '/cart',
    customer: shopper(usualCart),
    act: ordering(swedbank, 'abandoned'),
  },
  {
    name: 'waiting-for-bank',
    path: '/cart',
    customer: shopper(usualCart),
    act: inTurn(ordering(swedbank, 'pending'), (page) =>
      page.goto('/waiting-for-delivery', { waitUntil: 'networkidle' }),
    ),
  },
  {
    name: 'confirmed-print',
    path: '/cart',
    customer: shopper(usualCart),
    act: inTurn(ordering(cash), (page) => page.emulateMedia({ media: 'print' })),
  },
]
