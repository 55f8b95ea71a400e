import type { Page } from '@playwright/test'
import { demo } from '../../support/journey-carts.ts'
import { autoshipOrdered, tube } from '../../support/journey-orders.ts'
import { operator } from '../../support/journey-operator.ts'
import { newPerson } from '../../support/journey-people.ts'
import {
  autoshipOf,
  closed,
  delivered,
  ofFirst,
  once,
  order,
  orderedOf,
  post,
  usualOrder,
} from '../orders.ts'
import { newCustomer, pressed } from '../people.ts'
import type { Shot } from '../shot.ts'

const list = '/waiting-for-delivery'
const viewed = ofFirst((id) => `${list}/${id}/view`)
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true }).waitFor()
const LONG = 'Aleksandra Konstantīna Vilhelmīne Brīvzemniece-Daugavpiliete fon Lielvārde'

const usual = orderedOf(usualOrder, {
  notes: 'Lūdzu, piezvaniet piecas minūtes iepriekš: suns ir pagalmā.',
})
const prepaid = orderedOf(usualOrder, { payment_type: 10, outcome: 'paid' })
const unpaid = orderedOf({ [demo.water]: 4 }, { payment_type: 6 })
const pending = orderedOf({ [demo.water]: 4 }, { payment_type: 10, outcome: 'pending' })
const byCarrier = orderedOf(
  { [tube]: 2 },
  { delivery_type_id: 3, payment_type: 10, outcome: 'paid' },
)
const toConfirm = autoshipOf()
const toConfirmCustomer = async (request: Parameters<typeof toConfirm>[0]) =>
  (await toConfirm(request)).headers

/** One of each kind that can wait. */
const kinds = once(async (request) => {
  const person = await newPerson(request, LONG)
  await order(request, person, usualOrder)
  await order(request, person, { [demo.water]: 4 }, { payment_type: 10, outcome: 'pending' })
  await order(
    request,
    person,
    { [tube]: 1 },
    { delivery_type_id: 3, payment_type: 10, outcome: 'paid' },
  )
  await order(request, person, { [demo.cleaning]: 1 }, { payment_type: 10, outcome: 'paid' })
  autoshipOrdered(person)
  return person.headers
})

const MANY = 14
const many = once(async (request) => {
  const person = await newPerson(request)
  for (let made = 0; made < MANY; made += 1)
    await order(request, person, { [demo.flakes]: 1 + (made % 3) })
  return person.headers
})

const cancelled = once(async (request) => {
  const person = await newPerson(request)
  const id = await order(request, person, usualOrder)
  await request.delete(`/api/order/${id}`, { headers: person.headers })
  return { headers: person.headers, id }
})

const locked = once(async (request) => {
  const person = await newPerson(request)
  const id = await order(request, person, usualOrder)
  await closed(request, person, id, 50)
  return person.headers
})

const executed = once(async (request) => {
  const person = await newPerson(request)
  const id = await delivered(request, person, usualOrder, { inDays: 52 })
  return { headers: person.headers, id }
})

const undelivered = once(async (request) => {
  const person = await newPerson(request)
  const id = await order(request, person, usualOrder)
  await closed(request, person, id, 54)
  await operator('undelivered', '--order', String(id), '--why', 'Neviens neatvēra durvis')
  return person.headers
})

const confirmed = once(async (request) => {
  const person = await newPerson(request)
  const made = autoshipOrdered(person)
  await post(request, person, `/order/${made.orderId}`, { confirmed: 1 })
  return { headers: person.headers, ...made }
})

const moving = async (page: Page) => {
  await pressed(page, /^Pārcelt|^Move/)
  await dialog(page)
  await page.getByRole('dialog').getByRole('button').nth(3).waitFor()
}

const refuse = (page: Page, call: RegExp) => page.route(call, (route) => route.abort())
const suspend = (page: Page, call: RegExp) => page.route(call, () => new Promise(() => undefined))
const again = (page: Page) => page.reload({ waitUntil: 'domcontentloaded' })
const printed = (page: Page) => page.emulateMedia({ media: 'print' })

/** Orders that wait, and the page of each. */
export const orderStates: Shot[] = [
  { name: 'waiting-empty', path: list, customer: newCustomer },
  { name: 'waiting-kinds', path: list, customer: kinds },
  { name: 'waiting-many', path: list, customer: many },
  {
    name: 'waiting-failed',
    path: list,
    customer: newCustomer,
    act: async (page) => {
      await refuse(page, /ordersinprogress/)
      await again(page)
      await page.getByRole('button', { name: /Mēģināt vēlreiz|Try again/ }).waitFor()
    },
  },
  {
    name: 'waiting-loading',
    path: list,
    customer: newCustomer,
    unfinished: true,
    act: async (page) => {
      await suspend(page, /ordersinprogress/)
      await again(page)
      await page.waitForTimeout(2_500)
    },
    windowOnly: true,
  },
  { name: 'waiting-undelivered', path: list, customer: undelivered },
  {
    name: 'waiting-calendar',
    path: list,
    customer: usual,
    act: async (page) => {
      await pressed(page, /kalendāra adresi|calendar address/)
      await page.getByRole('textbox', { name: /adrese|address/ }).waitFor()
    },
  },
  { name: 'waiting-move', path: list, customer: usual, act: moving, windowOnly: true },
  {
    name: 'waiting-move-loading',
    path: list,
    customer: usual,
    unfinished: true,
    act: async (page) => {
      await suspend(page, /\/api\/address$/)
      await pressed(page, /^Pārcelt|^Move/)
      await dialog(page)
      await page.waitForTimeout(600)
    },
    windowOnly: true,
  },
  {
    name: 'waiting-move-refused',
    path: list,
    customer: usual,
    act: async (page) => {
      await moving(page)
      await refuse(page, /\/day$/)
      await page.getByRole('dialog').getByRole('button').nth(1).click()
      await page.getByRole('alert').filter({ visible: true }).first().waitFor()
    },
    windowOnly: true,
  },
  {
    name: 'waiting-which',
    path: list,
    customer: toConfirmCustomer,
    act: async (page) => {
      await moving(page)
      await page.getByRole('dialog').getByRole('button').nth(1).click()
      await page.getByRole('button', { name: /Visas turpmākās|All that follow/ }).waitFor()
    },
    windowOnly: true,
  },
  {
    name: 'waiting-cancel',
    path: list,
    customer: usual,
    act: async (page) => {
      await pressed(page, /^Atcelt pasūtījumu|^Cancel the order/)
      await dialog(page)
    },
    windowOnly: true,
  },
  {
    name: 'waiting-cancel-prepaid',
    path: list,
    customer: prepaid,
    act: async (page) => {
      await pressed(page, /^Atcelt pasūtījumu|^Cancel the order/)
      await dialog(page)
    },
    windowOnly: true,
  },
  {
    name: 'waiting-cancelled',
    path: list,
    customer: async (request) => {
      const person = await newPerson(request)
      await order(request, person, usualOrder)
      return person.headers
    },
    act: async (page) => {
      await pressed(page, /^Atcelt pasūtījumu|^Cancel the order/)
      await page.getByRole('dialog').getByRole('button').last().click()
      await page.locator('.wait--cancelled').waitFor()
    },
  },
  { name: 'order-view-usual', path: viewed, customer: usual },
  { name: 'order-view-prepaid', path: viewed, customer: prepaid },
  { name: 'order-view-unpaid', path: viewed, customer: unpaid },
  { name: 'order-view-pending', path: viewed, customer: pending },
  { name: 'order-view-carrier', path: viewed, customer: byCarrier },
  { name: 'order-view-locked', path: viewed, customer: locked },
  { name: 'order-view-to-confirm', path: viewed, customer: toConfirmCustomer },
  {
    name: 'order-view-confirmed',
    path: viewed,
    customer: async (request) => (await confirmed(request)).headers,
  },
  {
    name: 'order-view-cancelled',
    path: async (request) => `${list}/${(await cancelled(request)).id}/view`,
    customer: async (request) => (await cancelled(request)).headers,
  },
  {
    name: 'order-view-delivered',
    path: async (request) => `/order/${(await executed(request)).id}`,
    customer: async (request) => (await executed(request)).headers,
  },
  {
    name: 'order-view-loading',
    path: viewed,
    customer: usual,
    unfinished: true,
    act: async (page) => {
      await suspend(page, /\/api\/order\/\d+$/)
      await again(page)
      await page.waitForTimeout(2_500)
    },
    windowOnly: true,
  },
  { name: 'order-view-print', path: viewed, customer: usual, act: printed },
  {
    name: 'order-by-key',
    path: async (request) => {
      const { orderId, key } = await toConfirm(request)
      return `/order/${orderId}?approve=yes&key=${key}`
    },
  },
  {
    name: 'order-by-key-failed',
    path: async (request) => {
      const { orderId, key } = await toConfirm(request)
      return `/order/${orderId}?approve=yes&key=${key}`
    },
    act: async (page) => {
      await refuse(page, /\/confirm$/)
      await pressed(page, /^Apstiprināt|^Confirm/)
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'order-by-key-done',
    path: async (request) => {
      const { orderId, key } = await confirmed(request)
      return `/order/${orderId}?approve=yes&key=${key}`
    },
  },
  {
    name: 'order-by-key-expired',
    path: async (request) => {
      const { orderId, key } = await confirmed(request)
      return `/order/${orderId}?approve=yes&key=${key.slice(0, -3)}abc`
    },
  },
  {
    name: 'order-approve',
    path: ofFirst((id) => `/order/${id}?approve=yes`),
    customer: async (request) => (await autoshipOf()(request)).headers,
    act: (page) =>
      page.getByText(/Paldies! Piegāde ir apstiprināta|Thank you! The delivery/).waitFor(),
  },
  { name: 'home-next-delivery', path: '/', customer: usual },
]
