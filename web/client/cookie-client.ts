import type { Calls, Client } from '../../contract/shared/call.ts'
import { type CallAddress, httpClient } from '../../contract/shared/http-client.ts'

type Fetch = (address: string, request: RequestInit) => Promise<Response>

/** The client of an app whose session is a cookie: the browser sends it, no script reads it. */
export const cookieClient = <Table extends Calls>(
  base: string,
  addresses: Record<keyof Table, CallAddress>,
  send: Fetch = (address, request) => fetch(address, request),
): Client<Table> =>
  httpClient<Table>(addresses, {
    base,
    fetch: send,
    token: () => undefined,
    language: () => document.documentElement.lang,
  })
