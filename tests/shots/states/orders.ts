import { demo } from '../../support/journey-carts.ts'
import { operator } from '../../support/journey-operator.ts'
import { autoshipOrdered, tube } from '../../support/journey-orders.ts'
import { customerAfter, newCustomer, usualOrder } from '../customers.ts'
import { autoshipOf, closed, delivered, madeFor, ofFirst, order } from '../orders.ts'
import { orderedOf, shared } from '../orders.ts'
import { inWindow, loading, type Shot, type Step, states, views } from '../shot.ts'
import { answer, failing, press, pressInDialog, pause, print, see, seeAlert } from '../steps.ts'
import { seeDialog, suspend, unanswered } from '../steps.ts'

const list = '/waiting-for-delivery'
const viewed = ofFirst((id) => `${list}/${id}/view`)
const LONG = 'Aleksandra Konstantīna Vilhelmīne Brīvzemniece-Daugavpiliete fon Lielvārde'
const MANY = 14

const paid = { payment_type: 10, outcome: 'paid' } as const
const pending = { payment_type: 10, outcome: 'pending' } as const
const bottles = { [demo.water]: 4 }
const usual = orderedOf(usualOrder, {
  notes: 'Lūdzu, piezvaniet piecas minūtes iepriekš: suns ir pagalmā.',
})
const prepaid = orderedOf(usualOrder, paid)
const toConfirm = autoshipOf()

/** One of each kind that can wait. */
const kinds = shared(async (person) => {
  await order(person, usualOrder)
  await order(person, bottles, pending)
  await order(person, { [tube]: 1 }, { delivery_type_id: 3, ...paid })
  await order(person, { [demo.cleaning]: 1 }, paid)
  autoshipOrdered(person)
}, LONG)

const many = shared(async (person) => {
  for (let made = 0; made < MANY; made += 1) await order(person, { [demo.flakes]: 1 + (made % 3) })
})

const cancelled = madeFor(async (person) => {
  const id = await order(person, usualOrder)
  await person.api.cancelOrder({ params: { id: String(id) } })
  return { id }
})

const locked = shared(async (person) => closed(person, await order(person, usualOrder), 50))
const executed = madeFor(async (person) => ({ id: await delivered(person, usualOrder, 52) }))

const undelivered = shared(async (person) => {
  const id = await order(person, usualOrder)
  await closed(person, id, 54)
  await operator('undelivered', '--order', String(id), '--why', 'Neviens neatvēra durvis')
})

const confirmed = madeFor(async (person) => {
  const made = autoshipOrdered(person)
  await person.api.changeOrder({ params: { id: String(made.orderId) }, body: { confirmed: 1 } })
  return made
})

const move = press(/^Pārcelt|^Move/)
const moving: Step[] = [
  move,
  seeDialog,
  (page) => page.getByRole('dialog').getByRole('button').nth(3).waitFor(),
]
const cancel = press(/^Atcelt pasūtījumu|^Cancel the order/)
const byKey = ({ orderId, key }: { orderId: number; key: string }) =>
  `/order/${orderId}?approve=yes&key=${key}`

/** Orders that wait, and the page of each. */
export const orderStates: Shot[] = [
  ...views(list, {
    'waiting-empty': newCustomer,
    'waiting-kinds': kinds,
    'waiting-many': many,
    'waiting-undelivered': undelivered,
  }),
  ...states(list, newCustomer, { 'waiting-failed': failing(/ordersinprogress/) }),
  ...states(list, newCustomer, { 'waiting-loading': [loading, ...unanswered(/ordersinprogress/)] }),
  ...states(list, usual, {
    'waiting-calendar': [press(/kalendāra adresi|calendar address/), see('main input')],
  }),
  ...states(list, usual, {
    'waiting-move': [inWindow, ...moving],
    'waiting-move-refused': [inWindow, ...moving, answer(/\/day$/), pressInDialog(1), seeAlert],
    'waiting-cancel': [inWindow, cancel, seeDialog],
  }),
  ...states(list, usual, {
    'waiting-move-loading': [loading, suspend(/\/api\/address$/), move, seeDialog, pause(600)],
  }),
  ...states(list, toConfirm.customer, {
    'waiting-which': [
      inWindow,
      ...moving,
      pressInDialog(1),
      (page) => page.getByRole('button', { name: /Visas turpmākās|All that follow/ }).waitFor(),
    ],
  }),
  ...states(list, prepaid, { 'waiting-cancel-prepaid': [inWindow, cancel, seeDialog] }),
  ...states(
    list,
    customerAfter((person) => order(person, usualOrder)),
    {
      'waiting-cancelled': [
        cancel,
        (page) => page.getByRole('dialog').getByRole('button').last().click(),
        see('.orders-entry--cancelled'),
      ],
    },
  ),
  ...views(viewed, {
    'order-view-usual': usual,
    'order-view-prepaid': prepaid,
    'order-view-unpaid': orderedOf(bottles, { payment_type: 6 }),
    'order-view-pending': orderedOf(bottles, pending),
    'order-view-carrier': orderedOf({ [tube]: 2 }, { delivery_type_id: 3, ...paid }),
    'order-view-locked': locked,
    'order-view-to-confirm': toConfirm.customer,
    'order-view-confirmed': confirmed.customer,
  }),
  ...states(viewed, usual, { 'order-view-print': print }),
  ...states(viewed, usual, {
    'order-view-loading': [loading, ...unanswered(/\/api\/order\/\d+$/)],
  }),
  ...views(
    cancelled.path(({ id }) => `${list}/${id}/view`),
    { 'order-view-cancelled': cancelled.customer },
  ),
  ...views(
    executed.path(({ id }) => `/order/${id}`),
    { 'order-view-delivered': executed.customer },
  ),
  ...states(toConfirm.path(byKey), null, {
    'order-by-key': [],
    'order-by-key-failed': [answer(/\/confirm$/), press(/^Apstiprināt|^Confirm/), seeAlert],
  }),
  ...states(confirmed.path(byKey), null, { 'order-by-key-done': [] }),
  ...states(
    confirmed.path(({ orderId, key }) => byKey({ orderId, key: `${key.slice(0, -3)}abc` })),
    null,
    { 'order-by-key-expired': [] },
  ),
  ...views(
    ofFirst((id) => `/order/${id}?approve=yes`),
    { 'order-approve': autoshipOf().customer },
    (page) => page.getByText(/Paldies! Piegāde ir apstiprināta|Thank you! The delivery/).waitFor(),
  ),
  ...views('/', { 'home-next-delivery': usual }),
]
