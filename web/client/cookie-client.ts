import type { Calls, Client } from '../../contract/shared/call.ts'
import { type CallAddress, httpClient } from '../../contract/shared/http-client.ts'
import { fetchWithLimit } from './fetch-with-limit.ts'

/** The client of an app whose session is a cookie: the browser sends it, no script reads it. */
export const cookieClient = <Table extends Calls>(
  base: string,
  addresses: Record<keyof Table, CallAddress>,
  answerMs: number,
): Client<Table> =>
  httpClient<Table>(addresses, {
    base,
    fetch: fetchWithLimit(answerMs),
    token: () => undefined,
    language: () => document.documentElement.lang,
  })
