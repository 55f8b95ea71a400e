import type { Page } from '@playwright/test'
import { demo } from '../../support/journey-carts.ts'
import { demoOffice, usualOrder } from '../customers.ts'
import { autoshipOf, ofFirst, order, orderedOf, shared } from '../orders.ts'
import { inWindow, type Shot, type Step, states, views } from '../shot.ts'
import { count, fill, key, pause, press, see, seeAlert, seeDialog, seeTooltip } from '../steps.ts'

const opened = ofFirst((id) => `/waiting-for-delivery-get-edit-page/${id}`)
const shelves = ofFirst((id) => `/waiting-for-delivery-get-edit-page/${id}?addgoods=1`)

const usual = orderedOf(usualOrder, {
  notes: 'Lūdzu, piezvaniet piecas minūtes iepriekš: suns ir pagalmā.',
})
const paid = { payment_type: 10, outcome: 'paid' } as const
const prepaid = orderedOf(usualOrder, paid)
const autoship = autoshipOf().customer

const manyLines = shared(async (person) => {
  const { goods } = await person.api.listGoods({ query: { limit: '24', page: '1' } })
  await order(person, Object.fromEntries(goods.data.map(({ id }) => [id, 2])), paid)
})

const summed = see('.orders-edit__pay [aria-live]')
const save = press(/^Saglabāt|^Save/)
const otherDay = press('.day--open:not(.day--on)')

/** Another device does something with the order that is open here. */
async function elsewhere(page: Page, method: 'POST' | 'DELETE', place: string, data = {}) {
  const token = await page.evaluate(() => localStorage.getItem('avots.token'))
  const headers = { authorization: `Bearer ${token}` }
  const id = /\/(\d+)\//.exec(page.url())![1]!
  await page.request.fetch(`/api/order/${id}${place}`, { method, headers, data })
}

const troubled = (method: 'POST' | 'DELETE', place: string): Step[] => [
  (page) => elsewhere(page, method, place),
  count(5),
  seeAlert,
]

const search = (term: string): Step[] => [
  fill('main input[type=search], .goods-add__bar input', term),
  key('Enter'),
  (page) => page.waitForURL(new RegExp(`search=${term}`)),
]

/** An order that is open for changes. */
export const orderEditStates: Shot[] = [
  ...views(opened, {
    'order-edit-usual': usual,
    'order-edit-many': manyLines,
    'order-edit-services': orderedOf({ [demo.cleaning]: 1 }, paid),
    'order-edit-office': demoOffice,
  }),
  ...states(opened, prepaid, {
    'order-edit-more': [count(6), otherDay, summed],
    'order-edit-less': [count(1), summed],
    'order-edit-top-up': [count(9), summed, save, seeAlert],
  }),
  ...states(opened, usual, {
    'order-edit-short': [count(9_000, 'last'), see('.goods-swap .goods-card__act')],
    'order-edit-elsewhere': troubled('POST', '/converttocart'),
  }),
  ...states(opened, orderedOf({ [demo.flakes]: 1 }), {
    'order-edit-nothing-left': [press(/^Izņemt|^Remove|^Take/), pause(1_500)],
  }),
  ...states(opened, usual, {
    'order-edit-tip': [inWindow, press('.orders-edit__tips button'), seeTooltip],
    'order-edit-zones': [
      inWindow,
      press(/Piegādes zonu karte|Map of delivery/),
      (page) => page.getByRole('dialog').getByRole('listitem').first().waitFor(),
      pause(400),
    ],
  }),
  ...states(opened, orderedOf(usualOrder), {
    'order-edit-changed': [
      async (page) => {
        const other = page.locator('.day--open:not(.day--on)').first()
        const delivery_date = await other.getAttribute('data-day')
        await elsewhere(page, 'POST', '/day', { delivery_date })
      },
      save,
      seeAlert,
    ],
  }),
  ...states(opened, orderedOf(usualOrder), { 'order-edit-closed': troubled('DELETE', '') }),
  ...states(opened, autoship, { 'order-edit-which': [inWindow, otherDay, seeDialog] }),
  ...states(opened, autoship, {
    'order-edit-all-follow': [
      otherDay,
      press(/Visas turpmākās|All that follow/),
      see('.delivery-scope--all'),
    ],
  }),
  ...states(shelves, usual, {
    'order-add-goods': [],
    'order-add-goods-found': [
      ...search('medus'),
      press('article .goods-card__act button'),
      pause(1_000),
    ],
    'order-add-goods-nothing': [...search('qqqq'), pause(600)],
  }),
]
