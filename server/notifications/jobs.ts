import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { JobHandlers } from '../platform/start-worker.ts'
import { deleteUnconfirmedWithdrawals } from './withdrawals.ts'
import { remind } from './remind.ts'
import { sendNewsletters } from './newsletters.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'notifications.remind': Record<string, never>
    'notifications.newsletters': Record<string, never>
    'notifications.forget-statements': Record<string, never>
  }
}

export const notificationJobs = (
  app: AppWithDb,
): Pick<
  JobHandlers,
  'notifications.remind' | 'notifications.newsletters' | 'notifications.forget-statements'
> => ({
  'notifications.remind': () => remind(app),
  'notifications.newsletters': () => sendNewsletters(app),
  'notifications.forget-statements': () =>
    inTransaction(app.db, (tx) => deleteUnconfirmedWithdrawals(app, tx)),
})
