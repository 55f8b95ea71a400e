import type { Bill } from '../../../contract/documents.ts'
import { addDays, type Day, dayOf } from '../../../domain/calendar.ts'

/** Debts are looked at in the night after their day: until then nobody knows of a bill whose day has just passed that it is paid. */
export function billStatus({ due_on, overdue }: Pick<Bill, 'due_on' | 'overdue'>, today: Day) {
  if (overdue > 0) return 'overdue'
  if (due_on === null) return 'from_account'
  return dayOf(due_on) < addDays(today, -1) ? 'paid' : 'to_pay'
}
