import type { Bill } from '../../../contract/shop/documents.ts'
import { addDays, type Day, dayOf } from '../../../domain/calendar.ts'

/**
 * Overdue debts are recorded in the night after the due day, so yesterday's bill is not known as
 * paid yet.
 */
export function billStatus({ due_on, overdue }: Pick<Bill, 'due_on' | 'overdue'>, today: Day) {
  if (overdue > 0) return 'overdue'
  if (due_on === null) return 'from_account'
  return dayOf(due_on) < addDays(today, -1) ? 'paid' : 'to_pay'
}
