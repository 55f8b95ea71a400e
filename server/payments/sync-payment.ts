import { createHash } from 'node:crypto'
import { byProvider } from '../../domain/actor.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { syncRefunds } from './refunds/advance-refund.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import { settlePayment } from './settle-payment.ts'
import { type Payment, recordEvent } from './store.ts'

/** Reads a payment at the provider and settles it; undefined if the provider does not answer. */
export async function syncPayment(
  app: AppWithDb,
  outcomes: PaymentOutcomes,
  payment: Payment,
): Promise<Payment | undefined> {
  const provider = app.provider
  if (!provider || payment.providerUuid === null || provider.name !== payment.provider)
    return undefined
  const answer = await provider.readOrder(payment.providerUuid)
  if (!answer.ok) return undefined
  const order = answer.value
  const { paymentStatus, grandTotal, currency, merchantReference, refunds } = order
  const hash = createHash('sha256')
    .update(`${payment.id} ${JSON.stringify(order)}`)
    .digest()
  await recordEvent(app.db, {
    payment,
    source: 'poll',
    hash,
    payload: order,
    outcome: paymentStatus,
  })
  const { id: paymentId } = payment
  const report = { status: paymentStatus, amountCents: grandTotal, currency, merchantReference }
  const settled = await inTransaction(app.db, (tx) =>
    settlePayment(app, tx, byProvider, { paymentId, ...report }, outcomes),
  )
  // In a transaction of its own, so that a refund that fails does not undo the payment.
  if (refunds.length > 0)
    await inTransaction(app.db, (tx) =>
      syncRefunds(app, tx, byProvider, { paymentId, reported: refunds }),
    )
  return settled
}
