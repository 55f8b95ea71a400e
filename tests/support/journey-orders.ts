import type { APIRequestContext, Page } from '@playwright/test'
import { cartWith, type Lines } from './cart-with.ts'
import { journeyApi } from './journey-api.ts'
import { runInShop } from './journey-operator.ts'
import { newPerson } from './journey-people.ts'

export const water = 101
/** In stock for many journeys. */
export const tube = 204

const CASH = 3

/** A customer with the browser's token set, as after a log-in. */
export async function customerIn(page: Page, request: APIRequestContext) {
  const person = await newPerson(request)
  const token = person.headers.authorization.slice('Bearer '.length)
  await page.addInitScript((stored) => {
    // Once a tab, so that a log-out lasts.
    if (sessionStorage.getItem('begun') === null) localStorage.setItem('avots.token', stored)
    sessionStorage.setItem('begun', 'yes')
  }, token)
  return { ...person, token, api: journeyApi(request, token) }
}

export type JourneyCustomer = Awaited<ReturnType<typeof customerIn>>

/** An order for the first open day. */
export async function ordered(
  { api }: JourneyCustomer,
  lines: Lines,
  method: 3 | 6 = CASH,
): Promise<number> {
  const { params } = await cartWith(api, lines)
  await api.changeCart({ params, body: { payment_type: method } })
  return (await api.placeOrder({ params })).order.id
}

/** A customer in this browser with an order of these goods, paid to the courier. */
export async function customerWith(page: Page, request: APIRequestContext, lines: Lines) {
  const anna = await customerIn(page, request)
  return { anna, id: await ordered(anna, lines) }
}

/** An order of an autoship, and the key of its mail. */
export function autoshipOrdered({ id }: { id: number }): {
  orderId: number
  day: string
  key: string
} {
  const output = runInShop('tests/support/make-autoship-order.ts', id)
  return JSON.parse(output) as { orderId: number; day: string; key: string }
}
