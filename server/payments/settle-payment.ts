import {
  wasPaid,
  isSettled,
  type PaymentState,
  reportedPayment,
} from '../../domain/payments/payment-states.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Cents } from '../../domain/money.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { creditPayment } from './credit-payment.ts'
import { flagForReview } from './review-flag.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import { takeBackPayment } from './take-back-payment.ts'
import { lockPayment, type Payment, updatePayment } from './store.ts'

/** A payment's state at the provider, from a webhook, a return or a poll. */
export type Report = {
  status: PaymentState
  amountCents: Cents
  currency: string
  merchantReference: string
}

/** Applies a report. Reports may repeat and come in any order; the result is the same. */
export async function settlePayment(
  app: App,
  tx: Tx,
  by: Actor,
  { paymentId, ...report }: Report & { paymentId: number },
  outcomes: PaymentOutcomes,
): Promise<Payment> {
  const payment = await lockPayment(tx, paymentId)
  const mismatchReason = mismatch(payment, report)
  if (mismatchReason !== undefined) {
    await flagForReview(app, tx, payment, mismatchReason)
    return payment
  }
  const move = reportedPayment(payment.status ?? 'PENDING', report.status)
  if (move.kind === 'contradiction') await flagForReview(app, tx, payment, 'contradiction')
  if (move.kind !== 'moves') return payment
  if (move.needsReview) await flagForReview(app, tx, payment, 'voided_after_paid')

  const at = app.clock.now()
  if (wasPaid(move.to) && payment.paidAt === null)
    await creditPayment(app, tx, by, { payment, status: move.to, at }, outcomes)
  else {
    const settled = isSettled(move.to) && { nextCheckAt: null }
    await updatePayment(tx, paymentId, { status: move.to, ...settled })
    if (move.needsReview) await takeBackPayment(app, tx, by, payment, outcomes)
    if (settled && payment.paidAt === null) await failOrderPayment(tx, by, outcomes, payment, at)
  }
  return lockPayment(tx, paymentId)
}

/** A report that differs from our payment never pays it. */
function mismatch(payment: Payment, report: Report): string | undefined {
  if (report.merchantReference !== payment.merchantReference) return 'reference'
  if (report.currency !== payment.currency) return 'currency'
  return report.amountCents === payment.amountCents ? undefined : 'amount'
}

async function failOrderPayment(
  tx: Tx,
  by: Actor,
  outcomes: PaymentOutcomes,
  payment: Payment,
  at: Date,
): Promise<void> {
  const { id: paymentId, customerId, orderId, status } = payment
  // The order of an abandoned payment has failed already.
  if (orderId === null || status === 'ABANDONED') return
  await outcomes.orderFailed(tx, by, { paymentId, customerId, orderId, at })
}
