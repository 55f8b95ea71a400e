import { createContext } from 'react-router'
import { callAddresses } from 'virtual:first-call-addresses'
import type { Client } from '../../../contract/shared/call.ts'
import type { ShopCalls } from '../../../contract/shop/calls.ts'
import { httpClient, type Transport } from '../../../contract/shared/http-client.ts'
import { renewToken } from './log-in-prompt.ts'
import { markGuestToken, readToken, saveToken } from '../../client/token.ts'

export type Api = Client<ShopCalls>

/** The client of loaders on the server; see `loading.ts`. */
export const apiContext = createContext<Api>()

/** How the browser's calls travel; the installed shop has another `fetch`. */
export const transport: Transport = {
  base: '/api',
  // merged into the first ones: a page that is being left has no time to fetch them again
  loadAddresses: async () =>
    Object.assign(callAddresses, (await import('virtual:other-call-addresses')).callAddresses),
  fetch: (address, request) => fetch(address, request),
  token: readToken,
  language: () => document.documentElement.lang,
  shouldRetry: async ({ error }, token) =>
    (error === 'token_invalid' || error === 'token_not_provided') &&
    (await renewToken(token, becomeGuest)),
}

/** The client of the browser. */
export const api: Api = httpClient<ShopCalls>(callAddresses, transport)

let guestRequest: Promise<void> | undefined

/** Creates one guest for a visitor without a token, also for several calls at once. */
export const becomeGuest = (): Promise<void> =>
  (guestRequest ??= createGuest().finally(() => (guestRequest = undefined)))

async function createGuest(): Promise<void> {
  const replaced = readToken()
  const { token } = await api.createGuest()
  // a log-in may have been quicker than the guest
  if (readToken() !== replaced) return
  markGuestToken(true)
  saveToken(token)
}
