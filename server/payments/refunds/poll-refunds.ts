import type { AppWithDb } from '../../app-context.ts'
import { enqueue } from '../../platform/queue.ts'
import { syncPayment } from '../sync-payment.ts'
import type { PaymentOutcomes } from '../payment-outcomes.ts'
import { findPayment } from '../store.ts'
import { postponeRefundCheck, findDueRefunds } from './refund-store.ts'

const BATCH_SIZE = 100

/** Sends requested refunds again, under their idempotency key, and syncs those under way. */
export async function pollRefunds(app: AppWithDb, outcomes: PaymentOutcomes): Promise<void> {
  const now = app.clock.now()
  for (const refund of await findDueRefunds(app.db, now, BATCH_SIZE)) {
    // Before the sync, so that a refund that fails does not block the others.
    await postponeRefundCheck(app.db, refund, now)
    if (refund.status === 'requested') {
      const { id: refundId } = refund
      await enqueue(app.db, 'payments.send-refund', { refundId }, { key: `refund:${refundId}` })
      continue
    }
    const payment = await findPayment(app.db, refund.paymentId)
    if (payment) await syncPayment(app, outcomes, payment)
  }
}
