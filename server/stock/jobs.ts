import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { JobHandlers } from '../platform/start-worker.ts'
import { queueBackInStockMails } from './queue-back-in-stock-mails.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'catalogue.tell-back-in-stock': Record<string, never>
  }
}

export const stockJobs = (app: AppWithDb): Pick<JobHandlers, 'catalogue.tell-back-in-stock'> => ({
  'catalogue.tell-back-in-stock': () =>
    inTransaction(app.db, (tx) => queueBackInStockMails(app, tx)),
})
