import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App, AppWithDb } from '../../app-context.ts'
import type { OrderRequest } from '../montonio/records.ts'
import { verifyToken } from '../montonio/tokens.ts'
import { sandboxKeys } from '../provider.ts'
import { chooseOutcome, outcomes, type ChosenOutcome } from './choose-outcome.ts'
import { payPage, payStyle } from './pay-page.ts'
import { sandboxLogo, sandboxMethods } from './sandbox-methods.ts'
import {
  createSandboxOrder,
  type RefundRequest,
  refundSandboxOrder,
  sandboxOrderAnswer,
} from './sandbox-orders.ts'
import { findSandboxOrder, type SandboxOrder } from './sandbox-store.ts'

const Signed = z.looseObject({ accessKey: z.string() })
const Envelope = z.object({ data: z.string() })
const Choice = z.object({ outcome: z.enum(Object.keys(outcomes) as [ChosenOutcome]) })

/**
 * A provider for development and tests that speaks the real one's protocol: signed requests, a
 * payment page, a return with a token, and webhooks. The shop calls it over HTTP like the real one.
 */
export async function sandboxProvider(server: FastifyInstance, app: AppWithDb) {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  orderCalls(server, app)
  otherCalls(server, app)
  paymentPages(server, app)
}

const tokenInHeader = (request: FastifyRequest) =>
  request.headers.authorization?.replace(/^Bearer /, '')
const tokenInBody = (request: FastifyRequest) => Envelope.safeParse(request.body).data?.data

/** The real provider answers 401 to another store's key and 403 to a wrong signature. */
async function payloadOf<Payload>(
  { clock, secret }: App,
  token: string | undefined,
  reply: FastifyReply,
): Promise<Payload | undefined> {
  const read = await verifyToken(token ?? '', Signed, sandboxKeys(secret), clock.now())
  if (read.ok) return read.value as Payload
  const foreign = read.refusal.code === 'foreign'
  void reply
    .code(foreign ? 401 : 403)
    .send({ message: foreign ? 'STORE_NOT_FOUND' : 'INVALID_TOKEN' })
  return undefined
}

function orderCalls(server: FastifyInstance, app: AppWithDb) {
  const answerOf = (order: SandboxOrder) => sandboxOrderAnswer(order, app.config.publicUrl)
  server.post('/api/orders', async (request, reply) => {
    const payload = await payloadOf<OrderRequest>(app, tokenInBody(request), reply)
    if (payload === undefined) return reply
    const created = await createSandboxOrder(app, payload)
    return created.ok
      ? reply.code(201).send(answerOf(created.value))
      : reply.code(created.refusal.status).send(created.refusal)
  })
  server.get<{ Params: { uuid: string } }>('/api/orders/:uuid', async (request, reply) => {
    if ((await payloadOf(app, tokenInHeader(request), reply)) === undefined) return reply
    const order = await findOrder(app.db, request.params.uuid)
    return order
      ? reply.send(answerOf(order))
      : reply.code(404).send({ message: 'ORDER_NOT_FOUND' })
  })
}

function otherCalls(server: FastifyInstance, app: AppWithDb) {
  server.post('/api/refunds', async (request, reply) => {
    const payload = await payloadOf<RefundRequest>(app, tokenInBody(request), reply)
    if (payload === undefined) return reply
    const refunded = await refundSandboxOrder(app, payload)
    return refunded.ok
      ? reply.code(201).send(refunded.value)
      : reply.code(refunded.refusal.status).send(refunded.refusal)
  })
  server.get('/api/stores/payment-methods', async (request, reply) => {
    if ((await payloadOf(app, tokenInHeader(request), reply)) === undefined) return reply
    return sandboxMethods(app)
  })
  server.get<{ Params: { code: string } }>('/logo/:code.svg', (request, reply) => {
    const logo = sandboxLogo(request.params.code)
    return logo ? reply.type('image/svg+xml').send(logo) : reply.callNotFound()
  })
}

/** The page where the tester chooses the outcome. */
function paymentPages(server: FastifyInstance, app: AppWithDb) {
  server.get('/pay.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(payStyle))
  server.get<{ Params: { uuid: string } }>('/pay/:uuid', async (request, reply) => {
    const order = await findOrder(app.db, request.params.uuid)
    if (!order) return reply.callNotFound()
    const policy =
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(payPage(order))
  })
  server.post<{ Params: { uuid: string } }>('/pay/:uuid', async (request, reply) => {
    const choice = Choice.safeParse(request.body)
    const order = await findOrder(app.db, request.params.uuid)
    if (!order) return reply.callNotFound()
    if (!choice.success)
      return reply
        .code(422)
        .send({ error: { outcome: [`one of ${Object.keys(outcomes).join(', ')}`] } })
    const back = await chooseOutcome(app, order.uuid, choice.data.outcome)
    return back === undefined ? reply.callNotFound() : reply.redirect(back, 303)
  })
}

const findOrder = async (db: AppWithDb['db'], uuid: string) =>
  z.uuid().safeParse(uuid).success ? findSandboxOrder(db, uuid) : undefined
