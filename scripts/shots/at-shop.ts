import { calls, type ShopCalls } from '../../contract/calls.ts'
import { httpClient } from '../../contract/http-client.ts'
import { newPerson } from '../../tests/support/journey-people.ts'
import type { Headers, Who } from './shot.ts'

const apiOf = (origin: string, { authorization }: Headers) =>
  httpClient<ShopCalls>(calls, {
    base: `${origin}/api`,
    token: () => authorization.replace('Bearer ', ''),
    language: () => 'lv',
    fetch,
  })

export type Api = ReturnType<typeof apiOf>

/** A new customer who has done this before the picture. */
export const whoDid =
  (before: (api: Api) => Promise<unknown>): Who =>
  async (request, origin) => {
    const { headers } = await newPerson(request)
    await before(apiOf(origin, headers))
    return headers
  }
