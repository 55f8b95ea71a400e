import { audit } from '../platform/audit-trail.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { findPayment, lockPayment, updatePayment } from './store.ts'

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
