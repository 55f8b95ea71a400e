import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { byProvider } from '../../domain/actor.ts'
import { done, refuse, type Outcome } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { languageOf } from '../platform/http/caller.ts'
import { sendRefusal } from '../platform/http/send-refusal.ts'
import { OrderToken, RefundToken, type TokenRefusal, verifyToken } from './montonio/tokens.ts'
import { WEBHOOK_PATH } from './order-request.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import { type Report, settlePayment } from './settle-payment.ts'
import type { WebhookPayment } from './store-webhook.ts'
import { saveProviderUuid } from './store.ts'

const WebhookBody = z
  .object({ orderToken: z.string().optional(), refundToken: z.string().optional() })
  .catch({})

/** A repeated report is answered with 200 too: the provider resends anything else for two days. */
export function webhookRoutes(server: FastifyInstance, app: AppWithDb, outcomes: PaymentOutcomes) {
  server.post<{ Querystring: Record<string, unknown> }>(WEBHOOK_PATH, async (request, reply) => {
    const { orderToken, refundToken } = WebhookBody.parse(request.body ?? {})
    const queryToken = request.query['order-token']
    const token = refundToken ?? orderToken ?? (typeof queryToken === 'string' ? queryToken : '')
    const kind = refundToken === undefined ? 'order' : 'refund'
    const received = await receiveWebhook(app, outcomes, kind, token)
    if (!received.ok) return sendRefusal(reply, received.refusal, languageOf(request))
    return reply.send({ data: null })
  })
}

type WebhookRefusal = { code: 'payment_token_invalid' } | { code: 'not_found' }

type WebhookClaims = {
  uuid: string
  merchantReference: string
  outcome: string
  claims: unknown
  report?: Report
}

/**
 * Stores a report and leaves the sync to a job, so that the provider is answered at once. An
 * expired token is not trusted, but it still names the payment to sync.
 */
async function receiveWebhook(
  app: AppWithDb,
  outcomes: PaymentOutcomes,
  kind: 'order' | 'refund',
  token: string,
): Promise<Outcome<null, WebhookRefusal>> {
  const claims = await readToken(app, kind, token)
  if (!claims) return refuse({ code: 'payment_token_invalid' })
  const { uuid, merchantReference, outcome, claims: payload } = claims
  const source = kind === 'order' ? 'webhook' : 'refund_webhook'
  const hash = createHash('sha256').update(`${source} ${token}`).digest()
  const webhook = { source, uuid, merchantReference, hash, payload, outcome } as const
  const payment = await app.storeWebhook(webhook)
  if (!payment) return refuse({ code: 'not_found' })
  if (payment.providerUuid === null) await saveProviderUuid(app.db, payment.id, uuid)
  if (claims.report) await flagAmountMismatch(app, outcomes, payment, claims.report)
  return done(null)
}

async function readToken(
  app: App,
  kind: 'order' | 'refund',
  token: string,
): Promise<WebhookClaims | undefined> {
  const provider = app.provider
  if (!provider) return undefined
  const now = app.clock.now()
  if (kind === 'refund') {
    const claims = trustedPayload(await verifyToken(token, RefundToken, provider.keys, now))
    return (
      claims && {
        uuid: claims.orderUuid,
        merchantReference: '',
        outcome: claims.refundStatus,
        claims,
      }
    )
  }
  const claims = trustedPayload(await verifyToken(token, OrderToken, provider.keys, now))
  if (!claims) return undefined
  const {
    uuid,
    merchantReference,
    paymentStatus: status,
    grandTotal: amountCents,
    currency,
  } = claims
  const report = { status, amountCents, currency, merchantReference }
  return { uuid, merchantReference, outcome: status, claims, report }
}

const trustedPayload = <Payload>(
  read: Outcome<Payload, TokenRefusal<Payload>>,
): Payload | undefined =>
  read.ok ? read.value : read.refusal.code === 'old' ? read.refusal.payload : undefined

/** A report with another sum or currency never pays; settling it sets the review flag at once. */
async function flagAmountMismatch(
  app: AppWithDb,
  outcomes: PaymentOutcomes,
  payment: WebhookPayment,
  report: Report,
) {
  if (report.amountCents === payment.amountCents && report.currency === payment.currency) return
  const settling = { paymentId: payment.id, ...report }
  await inTransaction(app.db, (tx) => settlePayment(app, tx, byProvider, settling, outcomes))
}
