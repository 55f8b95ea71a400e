import type { Backend as App } from '../app-context.ts'
import type { JobHandlers } from '../platform/start-worker.ts'
import { deleteIdleGuestsAndSessions } from './delete-idle-guests.ts'
import { sendReset } from './request-password-reset.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'customers.forget-guests': object
  }
}

export const customerJobs = (
  app: App,
): Pick<JobHandlers, 'customers.send-reset' | 'customers.forget-guests'> => ({
  'customers.send-reset': ({ email }) => sendReset(app, email),
  'customers.forget-guests': async () => {
    const guests = await deleteIdleGuestsAndSessions(app)
    app.log.info({ guests }, 'idle guests are forgotten')
  },
})
