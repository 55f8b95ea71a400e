import { createHash } from 'node:crypto'
import { done, refuse, type Outcome } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { syncPayment } from './sync-payment.ts'
import { OrderToken, verifyToken } from './montonio/tokens.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import { schedulePendingMail } from './pending-mail.ts'
import { findPaymentOfProvider, type Payment, recordEvent } from './store.ts'

export type ReturnRefusal = { code: 'payment_token_invalid' } | { code: 'not_found' }

/**
 * The customer returns with the provider's token. The token only names the payment: its state is
 * read from the provider, and if that does not answer, the payment stays pending and is polled.
 */
export async function returnFromBank(
  app: AppWithDb,
  outcomes: PaymentOutcomes,
  isOwn: (payment: Payment) => boolean,
  token: string,
): Promise<Outcome<Payment, ReturnRefusal>> {
  const provider = app.provider
  const claims = provider && (await verifyToken(token, OrderToken, provider.keys, app.clock.now()))
  if (!claims?.ok) return refuse({ code: 'payment_token_invalid' })
  const { uuid, merchantReference, paymentStatus } = claims.value
  const payment = await findPaymentOfProvider(app.db, uuid, merchantReference)
  if (!payment || !isOwn(payment)) return refuse({ code: 'not_found' })

  const hash = createHash('sha256').update(token).digest()
  await recordEvent(app.db, {
    payment,
    source: 'return',
    hash,
    payload: claims.value,
    outcome: paymentStatus,
  })
  const synced = (await syncPayment(app, outcomes, payment)) ?? payment
  await settleIfLate(synced, outcomes)
  await inTransaction(app.db, (tx) => schedulePendingMail(tx, synced))
  return done(synced)
}

/** The customer is waiting for the page, so the job that would decide it is not waited for. */
async function settleIfLate(
  { id: paymentId, customerId, orderId, creditedTo, lateOutcome }: Payment,
  { settleLatePayment }: PaymentOutcomes,
): Promise<void> {
  if (orderId === null || creditedTo !== 'account' || lateOutcome !== null) return
  await settleLatePayment({ customerId, orderId, paymentId })
}
