import type { House } from '../house.ts'
import { closeDueDays } from './close-day.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'dispatch.close-days': object
  }
}

export const dispatchJobs = (house: House) => ({
  'dispatch.close-days': async () => {
    for (const { day, locked, skipped } of await closeDueDays(house))
      if (locked + skipped > 0)
        house.log.info({ day, locked, skipped }, 'a delivery day was closed')
  },
})
