import type { AppWithDb } from '../app-context.ts'
import { holdDebtors } from './hold-debtors.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'debts.hold': object
  }
}

export const debtJobs = (app: AppWithDb) => ({
  'debts.hold': () => holdDebtors(app),
})
