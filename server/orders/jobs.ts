import type { AppWithDb } from '../app-context.ts'
import { deleteOldCopies } from '../cart/copies.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { returnUnpaidOrders } from './return-to-cart.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'orders.delete-old-copies': object
    'orders.give-back-unpaid': object
  }
}

const hourMs = 3_600_000

export const orderJobs = (app: AppWithDb) => ({
  'orders.delete-old-copies': async () => {
    const before = new Date(app.clock.now().getTime() - hourMs)
    await inTransaction(app.db, (tx) => deleteOldCopies(tx, before))
  },
  'orders.give-back-unpaid': () => returnUnpaidOrders(app),
})
