import type { Call, CallOptions, Calls, Client } from './call.ts'

/** Where a call lives: all that a client over HTTP must know of it. */
export type CallAddress = Pick<Call, 'method' | 'path'>

/** An answer that is a "no": what the server put into `error` and `message`. */
export class CallRefused extends Error {
  readonly status: number
  readonly error: string | Record<string, string[]>
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    const { error, message } = body
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

/** No answer came: the network, a time limit or a server that was going down. */
export class CallFailed extends Error {}

export type Transport = {
  base: string
  fetch: (address: string, request: RequestInit) => Promise<Response>
  token: () => string | undefined
  language: () => string
  /** Where the calls live whose addresses were not at hand. */
  otherAddresses?: () => Promise<Record<string, CallAddress>>
  /** Answers whether the call may be asked once more: it was refused for its token, and there is another by now. */
  askAgain?: (refused: CallRefused, token: string | undefined) => Promise<boolean>
}

type LooseInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

export function addressOf({ path }: CallAddress, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  return asked.length === 0
    ? filled
    : `${filled}?${new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)])).toString()}`
}

async function send(
  address: CallAddress,
  input: LooseInput,
  options: CallOptions,
  transport: Transport,
): Promise<unknown> {
  const token = transport.token()
  const request: RequestInit = {
    method: address.method,
    headers: {
      'accept-language': transport.language(),
      // whatever stood in a browser's storage, the server is asked: a letter that no header may hold must not stop the call
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
  if (await transport.askAgain?.(refused, token)) return send(address, input, options, transport)
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
      async (input: LooseInput = {}, options: CallOptions = {}) => {
        const known =
          addresses[name as keyof Table] ?? (await transport.otherAddresses?.())?.[String(name)]
        if (known === undefined) throw new TypeError(`No such call: ${String(name)}`)
        return send(known, input, options, transport)
      },
  })
}
