import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { JobHandlers } from '../platform/start-worker.ts'
import { deleteIdleGuestsAndSessions } from './delete-idle-guests.ts'
import { sendLogInLink } from './log-in-link.ts'
import { sendReset } from './request-password-reset.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'customers.forget-guests': object
  }
}

type CustomerJob = 'customers.send-reset' | 'customers.send-log-in-link' | 'customers.forget-guests'

export const customerJobs = (app: AppWithDb): Pick<JobHandlers, CustomerJob> => ({
  'customers.send-log-in-link': (request) =>
    inTransaction(app.db, (tx) => sendLogInLink(app, tx, request)),
  'customers.send-reset': ({ email }) => inTransaction(app.db, (tx) => sendReset(app, tx, email)),
  'customers.forget-guests': async () => {
    const guests = await deleteIdleGuestsAndSessions(app)
    app.log.info({ guests }, 'idle guests are forgotten')
  },
})
