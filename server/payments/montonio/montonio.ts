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

type ProviderAnswer<Record> = Promise<Outcome<Record, ProviderRefusal>>

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

type Payload = Record<string, unknown>

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
  const connection = { url, keys, clock, agent }

  async function call<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    payload?: Payload,
  ): ProviderAnswer<z.output<Schema>> {
    if (breaker.isOpen()) return refuse({ code: 'no_answer' })
    const sent = await send(connection, path, payload).catch((err: unknown) => {
      log.warn({ err, path }, 'the payment provider did not answer')
    })
    const answer = sent ? parseAnswer(sent, schema) : refuse({ code: 'no_answer' as const })
    if (answer.ok || answer.refusal.code === 'refused') breaker.succeeded()
    else breaker.failed()
    if (sent && !answer.ok) log.warn({ status: sent.status, path }, problems[answer.refusal.code])
    return answer
  }

  return {
    keys,
    // The provider returns the same order for a repeated reference, and refuses a paid one.
    createOrder: (order) => retryOnce(() => call('/orders', ProviderOrder, order)),
    readOrder: (uuid) => retryOnce(() => call(`/orders/${uuid}`, ProviderOrder)),
    readMethods: () => retryOnce(() => call('/stores/payment-methods', ProviderMethods)),
    refund: (refund) => retryOnce(() => call('/refunds', ProviderRefund, refund)),
  }
}

type Connection = Omit<MontonioDeps, 'log'> & { agent: Agent }

/** A POST sends its payload as a token; a GET carries a token in its header. */
async function send(
  { url, keys, clock, agent }: Connection,
  path: string,
  payload: Payload | undefined,
) {
  const token = await signToken(payload ?? {}, keys, clock.now())
  const { statusCode, body } = await request(url + path, {
    method: payload ? 'POST' : 'GET',
    dispatcher: agent,
    signal: AbortSignal.timeout(answerMs),
    headers: payload
      ? { 'content-type': 'application/json', accept: 'application/json' }
      : { authorization: `Bearer ${token}`, accept: 'application/json' },
    ...(payload && { body: JSON.stringify({ data: token }) }),
  })
  return { status: statusCode, text: await body.text() }
}

const problems = {
  refused: 'the payment provider refused',
  no_answer: 'the payment provider answered what cannot be understood',
}

function parseAnswer<Schema extends z.ZodType>(
  { status, text }: { status: number; text: string },
  schema: Schema,
): Outcome<z.output<Schema>, ProviderRefusal> {
  const body = parseJson(text)
  if (status >= 400 && status < 500 && status !== 408 && status !== 429)
    return refuse({ code: 'refused', status, message: messageOf(body) })
  const record = schema.safeParse(body)
  if (status < 200 || status >= 300 || !record.success) return refuse({ code: 'no_answer' })
  return done(record.data)
}

/** For idempotent calls only. */
async function retryOnce<Record>(attempt: () => ProviderAnswer<Record>): ProviderAnswer<Record> {
  const first = await attempt()
  return first.ok || first.refusal.code === 'refused' ? first : attempt()
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
