import type { Bill } from '../../../contract/shop/documents.ts'
import { type Day, dayOf } from '../../../domain/calendar.ts'

export function billStatus({ due_on, open }: Pick<Bill, 'due_on' | 'open'>, today: Day) {
  if (due_on === null) return 'from_account'
  if (open === 0) return 'paid'
  return dayOf(due_on) < today ? 'overdue' : 'to_pay'
}
