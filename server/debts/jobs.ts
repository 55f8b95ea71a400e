import type { AppWithDb } from '../app-context.ts'
import { requirePrepaymentOfDebtors } from './require-prepayment-of-debtors.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'debts.hold': object
  }
}

export const debtJobs = (app: AppWithDb) => ({
  'debts.hold': () => requirePrepaymentOfDebtors(app),
})
