import { createHash } from 'node:crypto'
import { done, refuse, type Outcome } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { keepNotification, type NotifiedPayment } from './keep-notification.ts'
import { OrderToken, RefundToken, type TokenRefusal, verifyToken } from './montonio/tokens.ts'
import { providerOf } from './provider.ts'
import { type PaymentOutcomes, type Report, settlePayment } from './settle-payment.ts'
import { learnProviderUuid } from './store.ts'

export type NotificationRefusal = { code: 'payment_token_invalid' } | { code: 'not_found' }

type Told = {
  uuid: string
  merchantReference: string
  outcome: string
  claims: unknown
  report?: Report
}

/**
 * Keeps what the provider reports and leaves the asking to a job, so that the provider has its answer at once. A token too old
 * to be believed still says which payment to ask after.
 */
export async function takeNotification(
  app: App,
  outcomes: PaymentOutcomes,
  kind: 'order' | 'refund',
  token: string,
): Promise<Outcome<null, NotificationRefusal>> {
  const told = await readToken(app, kind, token)
  if (!told) return refuse({ code: 'payment_token_invalid' })
  const { uuid, merchantReference, outcome, claims: payload } = told
  const source = kind === 'order' ? 'webhook' : 'refund_webhook'
  const hash = createHash('sha256').update(`${source} ${token}`).digest()
  const kept = { source, uuid, merchantReference, hash, raw: token, payload, outcome } as const
  const payment = await keepNotification(app)(kept)
  if (!payment) return refuse({ code: 'not_found' })
  if (payment.providerUuid === null) await learnProviderUuid(app.db, payment.id, uuid)
  if (told.report) await flagOtherSum(app, outcomes, payment, told.report)
  return done(null)
}

async function readToken(
  app: App,
  kind: 'order' | 'refund',
  token: string,
): Promise<Told | undefined> {
  const provider = providerOf(app)
  if (!provider) return undefined
  const now = app.clock.now()
  if (kind === 'refund') {
    const claims = payloadOf(await verifyToken(token, RefundToken, provider.keys, now))
    return (
      claims && {
        uuid: claims.orderUuid,
        merchantReference: '',
        outcome: claims.refundStatus,
        claims,
      }
    )
  }
  const claims = payloadOf(await verifyToken(token, OrderToken, provider.keys, now))
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

const payloadOf = <Payload>(read: Outcome<Payload, TokenRefusal<Payload>>): Payload | undefined =>
  read.ok ? read.value : read.refusal.code === 'old' ? read.refusal.payload : undefined

/** A token with another sum or currency is never believed, and a person is told at once. */
async function flagOtherSum(
  app: App,
  outcomes: PaymentOutcomes,
  payment: NotifiedPayment,
  report: Report,
) {
  if (report.amountCents === payment.amountCents && report.currency === payment.currency) return
  await settlePayment(app, outcomes, payment.id, report)
}
