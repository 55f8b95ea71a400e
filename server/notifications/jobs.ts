import type { Backend as App } from '../app-context.ts'
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
  app: App,
): Pick<
  JobHandlers,
  'notifications.remind' | 'notifications.newsletters' | 'notifications.forget-statements'
> => ({
  'notifications.remind': () => remind(app),
  'notifications.newsletters': () => sendNewsletters(app),
  'notifications.forget-statements': () => deleteUnconfirmedWithdrawals(app),
})
