import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { findPayment, lockPayment, type Payment, updatePayment } from './store.ts'

/** Flags a payment that a person must look at; it changes no money. */
export async function flagForReview(
  { log }: Pick<App, 'log'>,
  tx: Tx,
  payment: Payment,
  reason: string,
): Promise<void> {
  if (payment.flag === reason) return
  await updatePayment(tx, payment.id, { flag: reason })
  log.error({ paymentId: payment.id, reason }, 'a payment needs a person')
}

/** Clears the flag after a person has looked. A new report of the same kind sets it again. */
export async function clearReviewFlag(
  app: App,
  tx: Tx,
  by: Actor,
  { paymentId, reason }: { paymentId: number; reason: string },
): Promise<string | undefined> {
  if (!(await findPayment(tx, paymentId))) return undefined
  const { flag, customerId } = await lockPayment(tx, paymentId)
  if (flag === null) return undefined
  await updatePayment(tx, paymentId, { flag: null })
  const details = { flag, why: reason }
  await audit(app, tx, by, {
    action: 'payment.clear',
    customerId,
    subject: 'payment',
    subjectId: paymentId,
    details,
  })
  return flag
}
