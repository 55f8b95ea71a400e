import { bySystem } from '../../domain/actor.ts'
import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { syncPayment } from './sync-payment.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import { settlePayment } from './settle-payment.ts'
import { findDuePayments, findPayment, type Payment, updatePayment } from './store.ts'

const BATCH_SIZE = 100

/** Syncs the payments whose check is due, and abandons those that have expired. */
export async function pollPayments(app: AppWithDb, outcomes: PaymentOutcomes): Promise<void> {
  for (const { id } of await findDuePayments(app.db, app.clock.now(), BATCH_SIZE)) {
    const payment = await findPayment(app.db, id)
    if (payment) await pollPayment(app, outcomes, payment)
  }
}

async function pollPayment(
  app: AppWithDb,
  outcomes: PaymentOutcomes,
  payment: Payment,
): Promise<void> {
  // Before the sync, so that a payment that fails to settle does not block the others.
  await postponeCheck(app, payment)
  const synced = await syncPayment(app, outcomes, payment)
  const { status, expiresAt, id: paymentId, currency, merchantReference } = synced ?? payment
  const isExpired = expiresAt <= app.clock.now() && (status === null || status === 'PENDING')
  if (!isExpired) return
  // If the bank still pays it later, the money goes to the account.
  const report = { amountCents: payment.amountCents ?? 0, currency, merchantReference }
  const settling = { paymentId, status: 'ABANDONED' as const, ...report }
  await inTransaction(app.db, (tx) => settlePayment(app, tx, bySystem, settling, outcomes))
}

const QUICK_CHECKS = 15
const MAX_PAUSE_MS = 30 * MINUTE_MS

/** Checks every minute while the customer may be at the bank, then less and less often. */
async function postponeCheck({ db, clock }: AppWithDb, payment: Payment): Promise<void> {
  const later = Math.min(payment.checks - QUICK_CHECKS, 10)
  const pauseMs = later < 0 ? 30_000 : Math.min(MINUTE_MS * 2 ** later, MAX_PAUSE_MS)
  const nextCheckAt = new Date(clock.now().getTime() + pauseMs)
  await updatePayment(db, payment.id, { nextCheckAt, checks: payment.checks + 1 })
}
