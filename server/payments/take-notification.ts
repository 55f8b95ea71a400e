import { createHash } from 'node:crypto'
import { done, refuse, type Outcome } from '../../domain/outcome.ts'
import type { House } from '../house.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { enqueue } from '../platform/queue.ts'
import { keepEvent } from './keep-event.ts'
import { OrderToken, RefundToken, verifyToken } from './montonio/tokens.ts'
import { providerOf } from './provider.ts'
import { type PaymentOutcomes, type Report, settlePayment } from './settle-payment.ts'
import { findPaymentOfProvider, learnProviderUuid, type Payment } from './store.ts'

export type NotificationRefusal = { code: 'payment_token_invalid' } | { code: 'not_found' }

type Told = { uuid: string; merchantReference?: string; outcome: string; claims: unknown; report?: Report }

/**
 * Keeps what the provider reports and leaves the asking to a job, so that the provider has its answer at once. A token too old
 * to be believed still says which payment to ask after.
 */
export async function takeNotification(
  house: House,
  outcomes: PaymentOutcomes,
  kind: 'order' | 'refund',
  token: string,
): Promise<Outcome<null, NotificationRefusal>> {
  const told = await readToken(house, kind, token)
  if (!told) return refuse({ code: 'payment_token_invalid' })
  const payment = await findPaymentOfProvider(house.db, told.uuid, told.merchantReference ?? '')
  if (!payment) return refuse({ code: 'not_found' })

  const source = kind === 'order' ? 'webhook' : 'refund_webhook'
  const hash = createHash('sha256').update(`${source} ${token}`).digest()
  await inTransaction(house.db, async (tx) => {
    const isNew = await keepEvent(tx, {
      payment,
      source,
      hash,
      raw: token,
      payload: told.claims,
      outcome: told.outcome,
    })
    if (payment.providerUuid === null) await learnProviderUuid(tx, payment.id, told.uuid)
    if (isNew) await enqueue(tx, 'payments.ask', { paymentId: payment.id }, { key: `payments.ask:${payment.id}` })
  })
  if (told.report) await flagOtherSum(house, outcomes, payment, told.report)
  return done(null)
}

async function readToken(house: House, kind: 'order' | 'refund', token: string): Promise<Told | undefined> {
  const provider = providerOf(house)
  if (!provider) return undefined
  const now = house.clock.now()
  if (kind === 'refund') {
    const read = await verifyToken(token, RefundToken, provider.keys, now)
    const claims = payloadOf(read)
    return claims && { uuid: claims.orderUuid, outcome: claims.refundStatus, claims }
  }
  const claims = payloadOf(await verifyToken(token, OrderToken, provider.keys, now))
  if (!claims) return undefined
  const { uuid, merchantReference, paymentStatus: status, grandTotal: amountCents, currency } = claims
  const report = { status, amountCents, currency, merchantReference }
  return { uuid, merchantReference, outcome: status, claims, report }
}

const payloadOf = <Payload>(read: Awaited<ReturnType<typeof verifyToken<Payload & object>>>): Payload | undefined =>
  read.ok ? read.value : read.refusal.code === 'old' ? read.refusal.payload : undefined

/** A token with another sum or currency is never believed, and a person is told at once. */
async function flagOtherSum(house: House, outcomes: PaymentOutcomes, payment: Payment, report: Report) {
  if (report.amountCents === payment.amountCents && report.currency === payment.currency) return
  await settlePayment(house, outcomes, payment.id, report)
}
