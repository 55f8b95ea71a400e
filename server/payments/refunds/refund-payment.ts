import type { Actor } from '../../../domain/actor.ts'
import { paidOut } from '../../../domain/ledger/money-in.ts'
import type { Cents } from '../../../domain/money.ts'
import { done, refuse, type Outcome } from '../../../domain/outcome.ts'
import { MIN_REFUND_CENTS } from '../../../domain/payments/allocate-refund.ts'
import type { App } from '../../app-context.ts'
import { lockBalances } from '../../ledger/balances.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { enqueue } from '../../platform/queue.ts'
import { findPayment, lockPayment } from '../store.ts'
import { insertRefund } from './refund-store.ts'

export type RefundRefusal =
  | { code: 'no_such_payment' }
  | { code: 'not_paid' }
  | { code: 'below_least_sum'; leastCents: Cents }
  | { code: 'above_what_is_left'; leftCents: Cents }
  | { code: 'account_is_short'; accountCents: Cents }

type RefundInput = { paymentId: number; amountCents: Cents; reason: string }

/**
 * Refunds money to the payer out of the customer's account. Money that an open order needs is not on
 * the account, so it cannot be refunded.
 */
export async function refundPayment(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { paymentId, amountCents, reason }: RefundInput,
): Promise<Outcome<{ refundId: number }, RefundRefusal>> {
  if (!(await findPayment(tx, paymentId))) return refuse({ code: 'no_such_payment' })
  const payment = await lockPayment(tx, paymentId)
  if (payment.paidAt === null || payment.status === 'VOIDED') return refuse({ code: 'not_paid' })
  const leftCents = (payment.amountCents ?? 0) - payment.refundedCents
  if (amountCents < MIN_REFUND_CENTS)
    return refuse({ code: 'below_least_sum', leastCents: MIN_REFUND_CENTS })
  if (amountCents > leftCents) return refuse({ code: 'above_what_is_left', leftCents })
  const { customerId } = payment
  const { accountCents } = await lockBalances(tx, customerId)
  if (accountCents < amountCents) return refuse({ code: 'account_is_short', accountCents })

  const at = clock.now()
  const refundId = await insertRefund(tx, by, {
    customerId,
    paymentId,
    amountCents,
    reason,
    requestedAt: at,
  })
  const cause = { kind: 'provider_refund', id: refundId, step: 'requested' } as const
  await post(tx, {
    customerId,
    cause,
    entry: paidOut(amountCents, 'provider'),
    at,
    note: reason,
    by,
    accountFloorCents: 0,
  })
  await enqueue(tx, 'payments.send-refund', { refundId }, { key: `refund:${refundId}` })
  return done({ refundId })
}
