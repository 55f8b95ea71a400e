import type { House } from '../house.ts'
import type { JobHandlers } from '../platform/start-worker.ts'
import { sendReset } from './request-password-reset.ts'

export const customerJobs = (house: House): Pick<JobHandlers, 'customers.send-reset'> => ({
  'customers.send-reset': ({ email }) => sendReset(house, email),
})
