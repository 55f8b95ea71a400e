import {
  wasPaid,
  isSettled,
  type PaymentState,
  reportedPayment,
} from '../../domain/payments/payment-states.ts'
import type { Cents } from '../../domain/money.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { creditPayment } from './credit-payment.ts'
import { flagForReview } from './review-flag.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import { lockPayment, type Payment, updatePayment } from './store.ts'

/** What the provider says of a payment, whichever way it came. */
export type Report = {
  status: PaymentState
  amountCents: Cents
  currency: string
  merchantReference: string
}

/** Brings a payment to where the provider says it is: whoever tells it, however often and in whatever order, the result is one. */
export const settlePayment = (
  app: App,
  outcomes: PaymentOutcomes,
  paymentId: number,
  report: Report,
): Promise<Payment> =>
  inTransaction(app.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    const mismatchReason = mismatch(payment, report)
    if (mismatchReason !== undefined) {
      await flagForReview(tx, app, payment, mismatchReason)
      return payment
    }
    const move = reportedPayment(payment.status ?? 'PENDING', report.status)
    if (move.kind === 'contradiction') await flagForReview(tx, app, payment, 'contradiction')
    if (move.kind !== 'moves') return payment
    if (move.needsReview) await flagForReview(tx, app, payment, 'voided_after_paid')

    const at = app.clock.now()
    if (wasPaid(move.to) && payment.paidAt === null)
      await creditPayment(tx, outcomes, payment, move.to, at)
    else {
      const settled = isSettled(move.to) && { nextCheckAt: null }
      await updatePayment(tx, paymentId, { status: move.to, ...settled })
      if (settled && payment.paidAt === null) await failOrderPayment(tx, outcomes, payment, at)
    }
    return lockPayment(tx, paymentId)
  })

/** Amount or currency that differ from ours: never paid, flagged. */
function mismatch(payment: Payment, report: Report): string | undefined {
  if (report.merchantReference !== payment.merchantReference) return 'reference'
  if (report.currency !== payment.currency) return 'currency'
  return report.amountCents === payment.amountCents ? undefined : 'amount'
}

async function failOrderPayment(
  tx: Db,
  outcomes: PaymentOutcomes,
  payment: Payment,
  at: Date,
): Promise<void> {
  const { id: paymentId, customerId, orderId, status } = payment
  // Abandoned and then voided, it has failed once already.
  if (orderId === null || status === 'ABANDONED') return
  await outcomes.orderFailed(tx, { paymentId, customerId, orderId, at })
}
