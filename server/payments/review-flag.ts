import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { type Payment, updatePayment } from './store.ts'

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
