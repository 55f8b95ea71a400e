import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { findPayment, lockPayment, type Payment, updatePayment } from './store.ts'

/** Money that is not as it should be: kept as it is, marked, told in the log and shown among the figures. */
export async function flagForReview(
  tx: Db,
  { log }: Pick<App, 'log'>,
  payment: Payment,
  reason: string,
): Promise<void> {
  if (payment.flag === reason) return
  await updatePayment(tx, payment.id, { flag: reason })
  log.error({ paymentId: payment.id, reason }, 'a payment needs a person')
}

/** A person has looked: the payment no longer raises the alarm. Should the same be reported anew, it does again. */
export const clearReviewFlag = (
  db: Db,
  { paymentId, why }: { paymentId: number; why: string },
): Promise<string | undefined> =>
  inTransaction(db, async (tx) => {
    if (!(await findPayment(tx, paymentId))) return undefined
    const { flag, customerId } = await lockPayment(tx, paymentId)
    if (flag === null) return undefined
    await updatePayment(tx, paymentId, { flag: null })
    const about = { subject: 'payment', subjectId: paymentId, details: { flag, why } }
    await audit(tx, { actor: 'operator', action: 'payment.clear', customerId, ...about })
    return flag
  })
