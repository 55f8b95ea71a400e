import type { APIRequestContext } from '@playwright/test'
import type { Client } from '../../contract/shared/call.ts'
import type { ShopCalls } from '../../contract/shop/calls.ts'
import { cartWith, type Lines } from '../support/cart-with.ts'
import { journeyApi } from '../support/journey-api.ts'
import { startedAutoship } from '../support/journey-autoship.ts'
import { demo } from '../support/journey-carts.ts'
import { tube } from '../support/journey-orders.ts'
import { newPerson } from '../support/journey-people.ts'
import type { Customer, Headers } from './shot.ts'

export type Api = Client<ShopCalls>

export type Person = { id: number; headers: Headers; api: Api; request: APIRequestContext }

/** Bottles with their empties, and other goods. */
export const usualCart: Lines = { [demo.water]: [3, 2], [demo.flakes]: 2, [demo.honey]: 1 }
export const usualOrder: Lines = { [demo.water]: [3, 0], [demo.flakes]: 2, [tube]: 1 }

const apiOf = (request: APIRequestContext, { authorization }: Headers): Api =>
  journeyApi(request, authorization.replace('Bearer ', ''))

/** Makes something for the first picture and reuses it for the others. */
export function once<Made>(make: (request: APIRequestContext) => Promise<Made>) {
  let made: Promise<Made> | undefined
  return (request: APIRequestContext): Promise<Made> => (made ??= make(request))
}

export const logInAs =
  (email: string): Customer =>
  async (request) => {
    const data = { email, password: 'avots-demo' }
    const answer = await request.post('/api/authenticate', { data })
    const { token } = (await answer.json()) as { token: string }
    return { authorization: `Bearer ${token}` }
  }

export const demoCustomer = logInAs('demo@avots.example')
export const demoOffice = logInAs('birojs@avots.example')

/** A new customer with these calls made before the picture. */
export const customerAfter =
  (before: (person: Person) => Promise<unknown>, name?: string): Customer =>
  async (request) => {
    const { id, headers } = await newPerson(request, name)
    await before({ id, headers, api: apiOf(request, headers), request })
    return headers
  }

export const newCustomer = customerAfter(async () => undefined)

type CartChange = Parameters<Api['changeCart']>[0]['body']

/** A customer with these goods in the cart, in place of what earlier pictures left there. */
export const withCart =
  (base: Customer, lines: Lines, change?: CartChange): Customer =>
  async (request) => {
    const headers = await base(request)
    const api = apiOf(request, headers)
    const { data } = await api.readActiveCart().catch(() => ({ data: null }))
    for (const { good_id } of data?.items ?? []) {
      const params = { cartId: String(data!.id), goodId: String(good_id) }
      await api.removeCartItem({ params })
    }
    const { params } = await cartWith(api, lines)
    if (change !== undefined) await api.changeCart({ params, body: change })
    return headers
  }

export const shopper = (lines: Lines, change?: CartChange): Customer =>
  withCart(newCustomer, lines, change)

/** Starts a top-up at the trial bank, and answers for the bank when there is an outcome. */
export async function topUp({ api, request }: Person, euros: number, outcome?: 'paid') {
  const { payment_url } = await api.startTopUp({ body: { topup: euros, method: 10 } })
  if (outcome === undefined) return
  const chosen = await request.post(payment_url, { form: { outcome }, maxRedirects: 0 })
  const payment_token = chosen.headers().location!.split('=').at(-1)!
  await api.topUpCallback({ body: { payment_token } })
}

/** A customer with 80 euros on the account. */
export const prepaidCustomer = customerAfter((person) => topUp(person, 80, 'paid'))

/** Customers with an autoship that is running, stopped or only begun. */
export const running = customerAfter((person) => startedAutoship(person))
export const stopped = customerAfter(async ({ api }) => {
  const id = String(await startedAutoship({ api }))
  await api.changeAutoship({ params: { id }, body: { status: 0 } })
})
export const draft = customerAfter(({ api }) => api.createAutoship())
