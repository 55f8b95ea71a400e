import type { App } from '../../app-context.ts'
import { enqueue } from '../../platform/queue.ts'
import { syncPayment } from '../sync-payment.ts'
import type { PaymentOutcomes } from '../payment-outcomes.ts'
import { findPayment } from '../store.ts'
import { postponeRefundCheck, findDueRefunds } from './refund-store.ts'

const BATCH_SIZE = 100

/** Refunds that the provider has not told the end of: what was never sent is sent again, under its key, the rest is asked after. */
export async function pollRefunds(app: App, outcomes: PaymentOutcomes): Promise<void> {
  const now = app.clock.now()
  for (const refund of await findDueRefunds(app.db, now, BATCH_SIZE)) {
    // Put off first: one that cannot be settled must not keep the others waiting.
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
