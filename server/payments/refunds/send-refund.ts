import { byProvider } from '../../../domain/actor.ts'
import { eurosOf } from '../../../domain/money.ts'
import type { AppWithDb } from '../../app-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { enqueue } from '../../platform/queue.ts'
import type { PaymentOutcomes } from '../payment-outcomes.ts'
import { findPayment, lockPayment } from '../store.ts'
import { syncPayment } from '../sync-payment.ts'
import { advanceRefund } from './advance-refund.ts'
import { findDueRefunds, findRefund, lockRefunds, postponeRefundCheck } from './refund-store.ts'

/** The idempotency key makes a repeated request harmless. */
export async function sendRefund(app: AppWithDb, refundId: number): Promise<void> {
  const refund = await findRefund(app.db, refundId)
  const payment = refund && (await findPayment(app.db, refund.paymentId))
  if (!refund || !payment?.providerUuid || refund.status !== 'requested') return
  const { amountCents, idempotencyKey } = refund
  const request = { orderUuid: payment.providerUuid, amount: eurosOf(amountCents), idempotencyKey }
  const answer = await app.provider?.refund(request)
  if (!answer || (!answer.ok && answer.refusal.code === 'no_answer'))
    throw new Error('the provider did not answer')
  const report = answer.ok
    ? { status: answer.value.status, providerUuid: answer.value.uuid }
    : { status: 'REJECTED' }
  await inTransaction(app.db, async (tx) => {
    const locked = await lockPayment(tx, payment.id)
    const current = (await lockRefunds(tx, payment.id)).find(({ id }) => id === refundId)
    if (!current) return
    await advanceRefund(app, tx, byProvider, { payment: locked, refund: current, report })
  })
}

const BATCH_SIZE = 100

/** Sends requested refunds again, under their idempotency key, and syncs those under way. */
export async function pollRefunds(app: AppWithDb, outcomes: PaymentOutcomes): Promise<void> {
  const now = app.clock.now()
  for (const refund of await findDueRefunds(app.db, now, BATCH_SIZE)) {
    // Before the sync, so that a refund that fails does not block the others.
    await inTransaction(app.db, async (tx) => {
      await postponeRefundCheck(tx, refund, now)
      const { id: refundId, status } = refund
      if (status === 'requested')
        await enqueue(tx, 'payments.send-refund', { refundId }, { key: `refund:${refundId}` })
    })
    if (refund.status === 'requested') continue
    const payment = await findPayment(app.db, refund.paymentId)
    if (payment) await syncPayment(app, outcomes, payment)
  }
}
