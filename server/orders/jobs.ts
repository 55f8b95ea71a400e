import type { House } from '../house.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { deleteOldCopies } from './copy-store.ts'
import { giveBackOrder } from './give-back-order.ts'
import { unpaidOrders } from './store.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'orders.delete-old-copies': object
    'orders.give-back-unpaid': object
  }
}

const hourMs = 3_600_000

export const orderJobs = (house: House) => ({
  'orders.delete-old-copies': async () => {
    await deleteOldCopies(house.db, new Date(house.clock.now().getTime() - hourMs))
  },
  'orders.give-back-unpaid': async () => {
    for (const { id: orderId, customerId } of await unpaidOrders(house.db, house.clock.now()))
      await inTransaction(house.db, (tx) => giveBackOrder(house, tx, { customerId, orderId, madeBy: 'system' }))
  },
})
