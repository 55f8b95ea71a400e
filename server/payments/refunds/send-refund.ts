import { eurosOf } from '../../../domain/money.ts'
import type { House } from '../../house.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { providerOf } from '../provider.ts'
import { findPayment, lockPayment } from '../store.ts'
import { moveRefund } from './move-refund.ts'
import { findRefund, lockRefundsOf } from './refund-store.ts'

/** Asks the provider for a refund; its key makes asking again harmless. */
export async function sendRefund(house: House, refundId: number): Promise<void> {
  const refund = await findRefund(house.db, refundId)
  const payment = refund && (await findPayment(house.db, refund.paymentId))
  if (!refund || !payment?.providerUuid || refund.status !== 'requested') return
  const { amountCents, idempotencyKey } = refund
  const asked = { orderUuid: payment.providerUuid, amount: eurosOf(amountCents), idempotencyKey }
  const answer = await providerOf(house)?.refund(asked)
  if (!answer || (!answer.ok && answer.refusal.code === 'no_answer'))
    throw new Error('the provider did not answer')
  const told = answer.ok
    ? { status: answer.value.status, providerUuid: answer.value.uuid }
    : { status: 'REJECTED' }
  await inTransaction(house.db, async (tx) => {
    const locked = await lockPayment(tx, payment.id)
    const current = (await lockRefundsOf(tx, payment.id)).find(({ id }) => id === refundId)
    if (current) await moveRefund(tx, house, locked, current, told)
  })
}
