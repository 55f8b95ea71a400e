import { Counter } from 'prom-client'
import type { House } from '../house.ts'
import type { Db } from '../platform/database/connect.ts'
import { metrics } from '../platform/metrics.ts'
import { type Payment, updatePayment } from './store.ts'

const flagged = new Counter({
  name: 'avots_payments_flagged_total',
  help: 'Payments that a person must look at, by reason',
  labelNames: ['reason'],
  registers: [metrics],
})

/** Money that is not as it should be: kept as it is, marked, told in the log and counted for an alarm. */
export async function needsAPerson(
  tx: Db,
  { log }: Pick<House, 'log'>,
  payment: Payment,
  reason: string,
): Promise<void> {
  if (payment.flag === reason) return
  await updatePayment(tx, payment.id, { flag: reason })
  flagged.inc({ reason })
  log.error({ paymentId: payment.id, reason }, 'a payment needs a person')
}
