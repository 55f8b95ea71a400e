import { Agent, request } from 'undici'
import type { z } from 'zod'
import { done, refuse, type Outcome } from '../../../domain/outcome.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/log.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { type OrderRequest, ProviderMethods, ProviderOrder, ProviderRefund } from './records.ts'
import { type Keys, signToken } from './tokens.ts'

/** `no_answer`: the result is unknown. `refused`: it was certainly not done. */
export type ProviderRefusal =
  | { code: 'no_answer' }
  | { code: 'refused'; status: number; message: string }

/** The parsed answer with its raw text. */
type ProviderAnswer<Record> = Promise<Outcome<Record & { raw: string }, ProviderRefusal>>

export type Montonio = {
  keys: Keys
  createOrder(order: OrderRequest): ProviderAnswer<ProviderOrder>
  readOrder(uuid: string): ProviderAnswer<ProviderOrder>
  readMethods(): ProviderAnswer<ProviderMethods>
  refund(refund: {
    orderUuid: string
    amount: number
    idempotencyKey: string
  }): ProviderAnswer<ProviderRefund>
}

type MontonioDeps = { url: string; keys: Keys; clock: Clock; log: Pick<Logger, 'warn'> }

const connectMs = 1_000
const answerMs = 5_000
const mostBytes = 1_000_000

/** Montonio's Stargate API. */
export function montonio({ url, keys, clock, log }: MontonioDeps): Montonio {
  const breaker = createCircuitBreaker()
  const agent = new Agent({
    connect: { timeout: connectMs },
    connections: 32,
    maxResponseSize: mostBytes,
  })

  async function call<Schema extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    schema: Schema,
    payload?: Record<string, unknown>,
  ): ProviderAnswer<z.output<Schema>> {
    if (breaker.isOpen()) return refuse({ code: 'no_answer' })
    let status: number
    let text: string
    try {
      // A POST sends its payload as a token; a GET carries a token in its header.
      const token = await signToken(payload ?? {}, keys, clock.now())
      const answer = await request(url + path, {
        method,
        dispatcher: agent,
        signal: AbortSignal.timeout(answerMs),
        headers: payload
          ? { 'content-type': 'application/json', accept: 'application/json' }
          : { authorization: `Bearer ${token}`, accept: 'application/json' },
        ...(payload && { body: JSON.stringify({ data: token }) }),
      })
      status = answer.statusCode
      text = await answer.body.text()
    } catch (err) {
      breaker.failed()
      log.warn({ err, path }, 'the payment provider did not answer')
      return refuse({ code: 'no_answer' })
    }
    return parseAnswer({ status, text, path }, schema)
  }

  function parseAnswer<Schema extends z.ZodType>(
    { status, text, path }: { status: number; text: string; path: string },
    schema: Schema,
  ) {
    const body = parseJson(text)
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
      breaker.succeeded()
      log.warn({ status, path }, 'the payment provider refused')
      return refuse({ code: 'refused' as const, status, message: messageOf(body) })
    }
    const record = schema.safeParse(body)
    if (status >= 200 && status < 300 && record.success) {
      breaker.succeeded()
      return done({ ...(record.data as z.output<Schema> & object), raw: text })
    }
    breaker.failed()
    log.warn({ status, path }, 'the payment provider answered what cannot be understood')
    return refuse({ code: 'no_answer' as const })
  }

  /** For idempotent calls only. */
  async function retryOnce<Record>(attempt: () => ProviderAnswer<Record>): ProviderAnswer<Record> {
    const first = await attempt()
    return first.ok || first.refusal.code === 'refused' ? first : attempt()
  }

  return {
    keys,
    // The provider returns the same order for a repeated reference, and refuses a paid one.
    createOrder: (order) => retryOnce(() => call('POST', '/orders', ProviderOrder, order)),
    readOrder: (uuid) => retryOnce(() => call('GET', `/orders/${uuid}`, ProviderOrder)),
    readMethods: () => retryOnce(() => call('GET', '/stores/payment-methods', ProviderMethods)),
    refund: (refund) => retryOnce(() => call('POST', '/refunds', ProviderRefund, refund)),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const messageOf = (body: unknown): string => {
  const message = (body as { message?: unknown } | undefined)?.message
  return typeof message === 'string' ? message.slice(0, 200) : ''
}
