import type { Cart } from '../../../contract/shop/cart-record.ts'
import { demo } from '../../support/journey-carts.ts'
import { demoCustomer, demoOffice, prepaidCustomer, shopper } from '../customers.ts'
import { usualCart, withCart } from '../customers.ts'
import { cash, choosing, ordering, pressOrder, swedbank } from '../paying.ts'
import { loading, type Shot, type Step, states, views } from '../shot.ts'
import { agree, answer, answering, print, seeAlert, unanswered, visit } from '../steps.ts'

const changed = {
  error: 'cart_changed',
  message: 'Mainījies',
  changes: [
    { kind: 'price', good_id: demo.honey, name: 'Bio ziedu medus, 500 g', old: 6.9, new: 7.2 },
    { kind: 'total', good_id: null, name: null, old: 45.58, new: 45.88 },
  ],
}

const refusedWith = (refusal?: object): Step[] => [
  answer(/processcart/, refusal && { status: 409, json: refusal }),
  ...choosing(cash),
  agree,
  pressOrder,
  seeAlert,
]

/** The methods are closed, for this reason. */
const closed = (isClosed: (id: number) => boolean, reason: string) =>
  answering(/\/api\/cart\/active/, ({ data }: { data: Cart }) => {
    for (const method of data.methods.filter(({ id }) => isClosed(id)))
      Object.assign(method, { is_open: 0, reason })
  })

const usual = shopper(usualCart)
const services = shopper({ [demo.cleaning]: 1 })
const byCarrier = shopper({ [demo.honey]: 1 }, { delivery_type_id: 3 })
const prepaid = withCart(prepaidCustomer, usualCart)
const bonus = { [demo.honey]: 2, [demo.water]: [1, 1] as [number, number] }

/** How a cart is paid: what is open and what is not, and what may come in between. */
export const paymentStates: Shot[] = [
  ...views('/cart/payment', {
    'payment-filled': usual,
    'payment-account': prepaid,
    'payment-deferred': withCart(demoOffice, { [demo.water]: [2, 2] }),
    'payment-office': withCart(demoOffice, { [demo.water]: [60, 0] }),
    'payment-bonus': withCart(demoCustomer, bonus, { use_bonus: 1 }),
    'payment-not-cash': byCarrier,
    'payment-services': services,
  }),
  ...states('/cart/payment', usual, {
    'payment-not-agreed': choosing(swedbank),
    'payment-top-up-wrong': (page) =>
      page.getByRole('spinbutton', { name: /Papildināt|Top up/ }).fill('10001'),
    'payment-provider-off': closed((id) => id > 5, 'provider_is_off'),
    'payment-overdue': closed((id) => id === 3, 'overdue_debt'),
    'payment-changed': refusedWith(changed),
    'payment-failed': refusedWith(),
  }),
  ...states('/cart/payment', shopper(usualCart, { top_up: 20 }), {
    'payment-top-up-along': [...choosing(swedbank), agree],
  }),
  ...states('/cart', usual, {
    'bank-page': ordering(swedbank),
    'bank-page-card': ordering(/Bankas karte|Bank card/),
    'confirmed-cash': ordering(cash),
    'confirmed-bank': ordering(swedbank, 'paid'),
    'confirmation-pending': ordering(swedbank, 'pending'),
    'payment-canceled': ordering(swedbank, 'voided'),
    'payment-given-up': ordering(swedbank, 'abandoned'),
    'waiting-for-bank': [...ordering(swedbank, 'pending'), visit('/waiting-for-delivery')],
    'confirmed-print': [...ordering(cash), print],
  }),
  ...states('/cart', usual, {
    'payment-process': [loading, ...unanswered(/usercallback/, '/cart/process/AV-1?order-token=x')],
  }),
  ...states('/cart', prepaid, {
    'confirmed-account': ordering(/No konta|From the account|account/),
  }),
  ...states('/cart', byCarrier, { 'confirmed-courier-company': ordering(swedbank, 'paid') }),
  ...states('/cart', services, { 'confirmed-services': ordering(swedbank, 'paid') }),
]
