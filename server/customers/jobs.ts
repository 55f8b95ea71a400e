import type { House } from '../house.ts'
import type { JobHandlers } from '../platform/start-worker.ts'
import { forgetGuests } from './forget-guests.ts'
import { sendReset } from './request-password-reset.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'customers.forget-guests': object
  }
}

export const customerJobs = (
  house: House,
): Pick<JobHandlers, 'customers.send-reset' | 'customers.forget-guests'> => ({
  'customers.send-reset': ({ email }) => sendReset(house, email),
  'customers.forget-guests': async () => {
    const guests = await forgetGuests(house)
    house.log.info({ guests }, 'idle guests are forgotten')
  },
})
