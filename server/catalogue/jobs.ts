import type { App } from '../app-context.ts'
import type { JobHandlers } from '../platform/start-worker.ts'
import { tellBackInStock } from './tell-back-in-stock.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'catalogue.tell-back-in-stock': Record<string, never>
  }
}

export const catalogueJobs = (app: App): Pick<JobHandlers, 'catalogue.tell-back-in-stock'> => ({
  'catalogue.tell-back-in-stock': () => tellBackInStock(app),
})
