import type { APIRequestContext, Page } from '@playwright/test'
import { demo } from '../../support/journey-carts.ts'
import { newPerson } from '../../support/journey-people.ts'
import { autoshipOf, ofFirst, once, order, orderedOf, usualOrder } from '../orders.ts'
import { demoOffice, pressed } from '../people.ts'
import type { Headers, Shot } from '../shot.ts'

const opened = ofFirst((id) => `/waiting-for-delivery-get-edit-page/${id}`)
const shelves = ofFirst((id) => `/waiting-for-delivery-get-edit-page/${id}?addgoods=1`)

const usual = orderedOf(usualOrder, {
  notes: 'Lūdzu, piezvaniet piecas minūtes iepriekš: suns ir pagalmā.',
})
const prepaid = orderedOf(usualOrder, { payment_type: 10, outcome: 'paid' })
const services = orderedOf({ [demo.cleaning]: 1 }, { payment_type: 10, outcome: 'paid' })
const autoship = autoshipOf()
const fromAutoship = async (request: APIRequestContext) => (await autoship(request)).headers

const manyLines = once(async (request) => {
  const person = await newPerson(request)
  const listed = await request.get('/api/goods-paginate?limit=24&page=1')
  const { goods } = (await listed.json()) as { goods: { data: { id: number }[] } }
  await order(request, person, Object.fromEntries(goods.data.map(({ id }) => [id, 2])), {
    payment_type: 10,
    outcome: 'paid',
  })
  return person.headers
})

const count = (page: Page) => page.getByRole('spinbutton').first()
const summed = (page: Page) => page.locator('.edit__pay [aria-live]').first().waitFor()
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('avots.token'))
const idOf = (page: Page) => /\/(\d+)\//.exec(page.url())![1]!

/** Another device does something with the order that is open here. */
async function elsewhere(page: Page, method: 'POST' | 'DELETE', place: string, data = {}) {
  const headers: Headers = { authorization: `Bearer ${await tokenOf(page)}` }
  await page.request.fetch(`/api/order/${idOf(page)}${place}`, { method, headers, data })
}

const troubled = (method: 'POST' | 'DELETE', place: string) => async (page: Page) => {
  await elsewhere(page, method, place)
  await count(page).fill('5')
  await page.getByRole('alert').filter({ visible: true }).first().waitFor()
}

const otherDay = (page: Page) => page.locator('.day--open:not(.day--on)').first().click()

/** An order that is open for changes. */
export const orderEditStates: Shot[] = [
  { name: 'order-edit-usual', path: opened, customer: usual },
  { name: 'order-edit-many', path: opened, customer: manyLines },
  { name: 'order-edit-services', path: opened, customer: services },
  {
    name: 'order-edit-more',
    path: opened,
    customer: prepaid,
    act: async (page) => {
      await count(page).fill('6')
      await otherDay(page)
      await summed(page)
    },
  },
  {
    name: 'order-edit-less',
    path: opened,
    customer: prepaid,
    act: async (page) => {
      await count(page).fill('1')
      await summed(page)
    },
  },
  {
    name: 'order-edit-short',
    path: opened,
    customer: usual,
    act: async (page) => {
      await page.getByRole('spinbutton').last().fill('9000')
      await page.locator('.swap .card__act').first().waitFor()
    },
  },
  {
    name: 'order-edit-nothing-left',
    path: opened,
    customer: orderedOf({ [demo.flakes]: 1 }),
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Izņemt|^Remove|^Take/ })
        .first()
        .click()
      await page.waitForTimeout(1_500)
    },
  },
  {
    name: 'order-edit-top-up',
    path: opened,
    customer: prepaid,
    act: async (page) => {
      await count(page).fill('9')
      await summed(page)
      await pressed(page, /^Saglabāt|^Save/)
      await page.getByRole('alert').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'order-edit-tip',
    path: opened,
    customer: usual,
    act: async (page) => {
      await page.locator('.edit__tips button').first().click()
      await page.getByRole('tooltip').filter({ visible: true }).waitFor()
    },
    windowOnly: true,
  },
  {
    name: 'order-edit-zones',
    path: opened,
    customer: usual,
    act: async (page) => {
      await pressed(page, /Piegādes zonu karte|Map of delivery/)
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      await page.waitForTimeout(400)
    },
    windowOnly: true,
  },
  {
    name: 'order-edit-elsewhere',
    path: opened,
    customer: usual,
    act: troubled('POST', '/converttocart'),
  },
  {
    name: 'order-edit-changed',
    path: opened,
    customer: orderedOf(usualOrder),
    act: async (page) => {
      const other = await page.locator('.day--open:not(.day--on)').first().getAttribute('data-day')
      await elsewhere(page, 'POST', '/day', { delivery_date: other })
      await pressed(page, /^Saglabāt|^Save/)
      await page.getByRole('alert').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'order-edit-closed',
    path: opened,
    customer: async (request) => orderedOf(usualOrder)(request),
    act: troubled('DELETE', ''),
  },
  {
    name: 'order-edit-which',
    path: opened,
    customer: fromAutoship,
    act: async (page) => {
      await otherDay(page)
      await page.getByRole('dialog').filter({ visible: true }).waitFor()
    },
    windowOnly: true,
  },
  {
    name: 'order-edit-all-follow',
    path: opened,
    customer: fromAutoship,
    act: async (page) => {
      await otherDay(page)
      await pressed(page, /Visas turpmākās|All that follow/)
      await page.locator('.q--all').waitFor()
    },
  },
  { name: 'order-edit-office', path: opened, customer: demoOffice },
  { name: 'order-add-goods', path: shelves, customer: usual },
  {
    name: 'order-add-goods-found',
    path: shelves,
    customer: usual,
    act: async (page) => {
      await page.locator('main input[type=search], .add-goods__bar input').first().fill('medus')
      await page.keyboard.press('Enter')
      await page.waitForURL(/search=medus/)
      await page.locator('article .card__act button').first().click()
      await page.waitForTimeout(1_000)
    },
  },
  {
    name: 'order-add-goods-nothing',
    path: shelves,
    customer: usual,
    act: async (page) => {
      await page.locator('main input[type=search], .add-goods__bar input').first().fill('qqqq')
      await page.keyboard.press('Enter')
      await page.waitForURL(/search=qqqq/)
      await page.waitForTimeout(600)
    },
  },
]
