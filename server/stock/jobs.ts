import type { Backend as App } from '../app-context.ts'
import type { JobHandlers } from '../platform/start-worker.ts'
import { queueBackInStockMails } from './queue-back-in-stock-mails.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'catalogue.tell-back-in-stock': Record<string, never>
  }
}

export const stockJobs = (app: App): Pick<JobHandlers, 'catalogue.tell-back-in-stock'> => ({
  'catalogue.tell-back-in-stock': () => queueBackInStockMails(app),
})
