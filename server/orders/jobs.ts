import type { House } from '../house.ts'
import { deleteOldCopies } from './copy-store.ts'
import { giveBackUnpaid } from './give-back-unpaid.ts'

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
  'orders.give-back-unpaid': () => giveBackUnpaid(house),
})
