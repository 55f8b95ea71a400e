import type { Calls, Client } from '../../contract/shared/call.ts'
import { type CallAddress, httpClient } from '../../contract/shared/http-client.ts'

/** A picture goes slowly where the network is weak. */
const SLOWEST_BYTES_PER_MS = 5

const sendingMs = (body: RequestInit['body']): number =>
  typeof body === 'string' ? body.length / SLOWEST_BYTES_PER_MS : 0

/**
 * A network that has stalled answers nothing for minutes, and a browser waits for it; here the call
 * fails, so that its button can be pressed again. A call with a limit of its own has that one.
 */
export const fetchWithLimit =
  (answerMs: number) =>
  (address: string, request: RequestInit): Promise<Response> => {
    const limit = () => AbortSignal.timeout(answerMs + sendingMs(request.body))
    return fetch(address, { ...request, signal: request.signal ?? limit() })
  }

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
