import { calls, type ShopCalls } from '../../contract/shop/calls.ts'
import { httpClient } from '../../contract/shared/http-client.ts'
import { newPerson } from '../support/journey-people.ts'
import type { Headers, Customer } from './shot.ts'

const apiOf = (origin: string, { authorization }: Headers) =>
  httpClient<ShopCalls>(calls, {
    base: `${origin}/api`,
    token: () => authorization.replace('Bearer ', ''),
    language: () => 'lv',
    fetch,
  })

export type Api = ReturnType<typeof apiOf>

/** A new customer with these calls made before the picture. */
export const customerAfter =
  (before: (api: Api) => Promise<unknown>): Customer =>
  async (request, origin) => {
    const { headers } = await newPerson(request)
    await before(apiOf(origin, headers))
    return headers
  }
