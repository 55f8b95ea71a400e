import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { cartWith, type Lines } from './cart-with.ts'
import { journeyApi } from './journey-api.ts'
import { newPerson } from './journey-people.ts'

/** Goods of the demo shop that journeys order, by their ids. */
export const demo = {
  water: 101,
  set: 113,
  flakes: 302,
  honey: 328,
  pump: 201,
  cleaning: 904,
} as const

type Headers = { authorization: string }

const tokenOf = ({ authorization }: Headers) => authorization.replace('Bearer ', '')

/** Puts goods into the cart of this session. */
export const fillCart = async (
  request: APIRequestContext,
  headers: Headers,
  lines: Lines,
): Promise<number> => (await cartWith(journeyApi(request, tokenOf(headers)), lines)).id

/** A new customer in this browser, with these goods in the cart. */
export async function shopperWith(page: Page, request: APIRequestContext, lines: Lines) {
  const person = await newPerson(request)
  const cartId = await fillCart(request, person.headers, lines)
  await enterAs(page, person.headers)
  return { ...person, cartId }
}

export const enterAs = (page: Page, headers: Headers) =>
  page.addInitScript((token) => localStorage.setItem('avots.token', token), tokenOf(headers))

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
  const terms = page.getByRole('checkbox', { name: /Piekrītu distances līguma/ })
  const agreedBefore = page.getByText(/^Distances līguma noteikumi ir tie paši/)
  await expect(terms.or(agreedBefore)).toBeVisible()
  if (await terms.isVisible()) await terms.check()
  await stepButton(page, 'Pasūtīt ar pienākumu maksāt').click()
}

/** Presses a button of the trial bank's page. */
export async function atTheBank(page: Page, outcome: 'paid' | 'pending' | 'abandoned' | 'voided') {
  await expect(page.getByRole('heading', { name: 'Izmēģinājuma maksājums' })).toBeVisible()
  await page.locator(`button[value=${outcome}]`).click()
}

/** Fifty euros more on the account, by way of the trial bank. */
export async function topUp(page: Page, request: APIRequestContext, headers: Headers) {
  const answer = await request.post('/api/payment', { headers, data: { topup: 50, method: 7 } })
  const { payment_url } = (await answer.json()) as { payment_url: string }
  await page.goto(payment_url)
  await atTheBank(page, 'paid')
  await expect(page.getByText('Konts papildināts')).toBeVisible()
}
