import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { newPerson } from './journey-people.ts'

/** Goods of the demo shop that journeys order, by their ids. */
export const demo = { water: 101, set: 113, flakes: 302, honey: 328, pump: 201, cleaning: 904 } as const

type Lines = Record<number, number | [order: number, back: number]>
type Headers = { authorization: string }

/** Puts goods into the cart of whoever the headers are. */
export async function fillCart(request: APIRequestContext, headers: Headers, lines: Lines) {
  const { data: cart } = (await (await request.post('/api/cart', { headers, data: {} })).json()) as {
    data: { id: number }
  }
  for (const [goodId, counts] of Object.entries(lines)) {
    const [order, back] = typeof counts === 'number' ? [counts, 0] : counts
    const data = { good_id: Number(goodId), order, return: back }
    const answer = await request.post(`/api/cart/${cart.id}/cartitem`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return cart.id
}

/** A new customer in this browser, with these goods in the cart. */
export async function shopperWith(page: Page, request: APIRequestContext, lines: Lines) {
  const person = await newPerson(request)
  const cartId = await fillCart(request, person.headers, lines)
  await enterAs(page, person.headers)
  return { ...person, cartId }
}

export const enterAs = (page: Page, { authorization }: Headers) =>
  page.addInitScript((token) => localStorage.setItem('avots.token', token), authorization.replace('Bearer ', ''))

/** The button of a step: in the summary on wide screens, in the bar at the bottom on a phone. */
export const stepButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name }).filter({ visible: true })

export const toPayment = (page: Page) => stepButton(page, 'Turpināt uz apmaksu').click()

/** Chooses a way to pay, agrees, and orders. */
export async function orderPaidBy(page: Page, method: string | RegExp) {
  const choice = page.getByRole('radio', { name: method })
  if (!(await choice.isChecked())) await choice.check()
  await agreeAndOrder(page)
}

export async function agreeAndOrder(page: Page) {
  await page.getByRole('checkbox', { name: /Piekrītu distances līguma/ }).check()
  await stepButton(page, 'Pasūtīt ar pienākumu maksāt').click()
}

/** Presses a button of the trial bank's page. */
export async function atTheBank(page: Page, outcome: 'paid' | 'pending' | 'abandoned' | 'voided') {
  await expect(page.getByRole('heading', { name: 'Izmēģinājuma maksājums' })).toBeVisible()
  await page.locator(`button[value=${outcome}]`).click()
}
