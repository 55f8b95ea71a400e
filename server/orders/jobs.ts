import { HOUR_MS } from '../../domain/calendar/durations.ts'
import type { AppWithDb } from '../app-context.ts'
import { deleteOldCopies } from '../cart/copies.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueOrderMovedMail, queueOrderNotPaidMail } from './mails.ts'
import { returnUnpaidOrders } from './return-to-cart.ts'
import type { LatePayment } from '../payments/payment-outcomes.ts'
import { settleLatePayment } from './settle-late-payment.ts'
import type { OrderRef } from './store.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'orders.delete-old-copies': object
    'orders.give-back-unpaid': object
    'orders.mail-moved': OrderRef
    'orders.mail-not-paid': { orderId: number; version: number }
    'orders.settle-late-payment': LatePayment
  }
}

export const orderJobs = (app: AppWithDb) => ({
  'orders.delete-old-copies': async () => {
    const before = new Date(app.clock.now().getTime() - HOUR_MS)
    await inTransaction(app.db, (tx) => deleteOldCopies(tx, before))
  },
  'orders.give-back-unpaid': () => returnUnpaidOrders(app),
  'orders.mail-moved': (ref: OrderRef) =>
    inTransaction(app.db, (tx) => queueOrderMovedMail(app, tx, ref)),
  'orders.mail-not-paid': (unpaid: { orderId: number; version: number }) =>
    inTransaction(app.db, (tx) => queueOrderNotPaidMail(tx, unpaid)),
  'orders.settle-late-payment': (late: LatePayment) => settleLatePayment(app, late),
})
