import type { Call, CallOptions, Calls, Client } from './call.ts'

/** The only part of a call that a client over HTTP needs. */
export type CallAddress = Pick<Call, 'method' | 'path'>

/** A refusal: the `error` and `message` of the server's answer, and the members beside them. */
export class CallRefused<Body = Record<string, unknown>> extends Error {
  readonly status: number
  readonly error: string | Record<string, string[]>
  readonly body: Body

  constructor(status: number, body: Body) {
    const { error, message } = body as Record<string, unknown>
    super(typeof message === 'string' ? message : `refused with ${status}`)
    this.status = status
    this.error =
      typeof error === 'string' || (typeof error === 'object' && error !== null)
        ? (error as CallRefused['error'])
        : 'internal'
    this.body = body
  }

  get fields(): Record<string, string[]> {
    return typeof this.error === 'string' ? {} : this.error
  }
}

/** No answer: network failure, time limit or a server that is stopping. */
export class CallFailed extends Error {}

export type Transport = {
  base: string
  fetch: (address: string, request: RequestInit) => Promise<Response>
  token: () => string | undefined
  language: () => string
  /** Loads the addresses of calls that are not in the first table. */
  loadAddresses?: () => Promise<Record<string, CallAddress>>
  /** Whether to retry: the call was refused for its token, and there is a new one by now. */
  shouldRetry?: (refused: CallRefused, token: string | undefined) => Promise<boolean>
}

type UncheckedInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

export function addressOf(
  { path }: CallAddress,
  { params = {}, query = {} }: UncheckedInput,
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const members = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)])
  return members.length === 0 ? filled : `${filled}?${new URLSearchParams(members).toString()}`
}

async function send(
  address: CallAddress,
  input: UncheckedInput,
  options: CallOptions,
  transport: Transport,
): Promise<unknown> {
  const token = transport.token()
  const request: RequestInit = {
    method: address.method,
    headers: {
      'accept-language': transport.language(),
      // A damaged stored token may hold characters that no header allows; the call must not throw.
      ...(token !== undefined && { authorization: `Bearer ${encodeURI(token)}` }),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
      ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  }
  let response: Response
  let body: unknown
  try {
    response = await transport.fetch(`${transport.base}${addressOf(address, input)}`, request)
    body = await response.json()
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new CallFailed('no answer', { cause })
  }
  if (response.ok) return body
  const refused = new CallRefused(response.status, body as Record<string, unknown>)
  if (await transport.shouldRetry?.(refused, token)) return send(address, input, options, transport)
  throw refused
}

/** The typed client over HTTP, for the browser and for tests. */
export function httpClient<Table extends Calls>(
  addresses: Partial<Record<keyof Table, CallAddress>>,
  transport: Transport,
): Client<Table> {
  return new Proxy({} as Client<Table>, {
    get:
      (_, name) =>
      async (input: UncheckedInput = {}, options: CallOptions = {}) => {
        const known =
          addresses[name as keyof Table] ?? (await transport.loadAddresses?.())?.[String(name)]
        if (known === undefined) throw new TypeError(`No such call: ${String(name)}`)
        return send(known, input, options, transport)
      },
  })
}
