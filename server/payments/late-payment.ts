import type { Tx } from '../platform/database/connect.ts'
import { lockPayment, type Payment, updatePayment } from './store.ts'

export type LateMoney = Pick<
  Payment,
  'paidAt' | 'method' | 'orderCents' | 'accountCents' | 'topupCents' | 'chargeCents' | 'amountCents'
>

/** The payment, if its money waits on the account and nothing has been decided about it yet. */
export async function lockLatePayment(tx: Tx, paymentId: number): Promise<LateMoney | undefined> {
  const payment = await lockPayment(tx, paymentId)
  const { creditedTo, lateOutcome, refundedCents, status } = payment
  if (creditedTo !== 'account' || lateOutcome !== null) return undefined
  return status === 'PAID' && refundedCents === 0 ? payment : undefined
}

export const decideLatePayment = (
  tx: Tx,
  paymentId: number,
  lateOutcome: NonNullable<Payment['lateOutcome']>,
) => updatePayment(tx, paymentId, { lateOutcome })
