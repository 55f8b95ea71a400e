import { eurosOf } from '../../../domain/money.ts'
import type { AppWithDb } from '../../app-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { findPayment, lockPayment } from '../store.ts'
import { advanceRefund } from './advance-refund.ts'
import { findRefund, lockRefunds } from './refund-store.ts'

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
    if (current) await advanceRefund(tx, app, locked, current, report)
  })
}
