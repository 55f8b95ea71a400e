import type { APIRequestContext, Page } from '@playwright/test'
import type { Cart } from '../../contract/shop/cart-record.ts'
import { fillCart } from '../support/journey-carts.ts'
import { pressed } from './people.ts'
import type { Headers, Customer } from './shot.ts'

type Outcome = 'paid' | 'pending' | 'abandoned' | 'voided'

export const withCart =
  (base: Customer, lines: Parameters<typeof fillCart>[2], change: object = {}): Customer =>
  async (request, origin) => {
    const headers = await base(request, origin)
    await emptyCart(request, headers)
    const id = await fillCart(request, headers, lines)
    if (Object.keys(change).length > 0)
      await request.post(`/api/cart/${id}`, { headers, data: change })
    return headers
  }

/** Customers of the demo have goods in the cart from earlier pictures. */
async function emptyCart(request: APIRequestContext, headers: Headers) {
  const active = await request.get('/api/cart/active', { headers })
  if (!active.ok()) return
  const { data } = (await active.json()) as { data: Cart }
  for (const { good_id } of data.items)
    await request.delete(`/api/cart/${data.id}/item/${good_id}`, { headers })
}

/** A customer with money on the account. */
export const withAccount =
  (base: Customer, euros: number): Customer =>
  async (request, origin) => {
    const headers = await base(request, origin)
    await topUp(request, headers, euros, 'paid')
    return headers
  }

/** A top-up with an answer of the trial bank, or without one. */
export async function topUp(
  request: APIRequestContext,
  headers: Headers,
  euros: number,
  outcome?: Outcome,
) {
  const started = await request.post('/api/payment', {
    headers,
    data: { topup: euros, method: 10 },
  })
  const { payment_url, id } = (await started.json()) as { payment_url: string; id: number }
  if (outcome === undefined) return id
  const chosen = await request.post(payment_url, { form: { outcome }, maxRedirects: 0 })
  const payment_token = chosen.headers().location!.split('=').at(-1)!
  await request.post('/api/payment/usertopupcallback', { headers, data: { payment_token } })
  return id
}

export const cash = /Skaidrā naudā|Cash/
export const swedbank = /Swedbank/

export const choosing = (method: RegExp) => async (page: Page) => {
  await page.getByRole('radio', { name: method }).click()
  await page.waitForTimeout(1_200)
}

export const agreeing = (page: Page) =>
  page.getByRole('checkbox', { name: /Piekrītu distances|I agree/ }).check()

/** Pays: to the bank and back with its outcome, or only to its page. */
export const ordering =
  (method: RegExp, outcome?: Outcome) =>
  async (page: Page): Promise<void> => {
    await page.goto('/cart/payment', { waitUntil: 'networkidle' })
    await choosing(method)(page)
    await agreeing(page)
    await pressed(page, /^Pasūtīt ar pienākumu|^Order with/)
    await page.waitForURL(({ pathname }) => pathname !== '/cart/payment')
    if (outcome !== undefined) await page.locator(`button[value=${outcome}]`).click()
    await page.locator('main h1').waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(600)
  }
