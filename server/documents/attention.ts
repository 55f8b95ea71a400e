import { addDays, addMonths } from '../../domain/calendar.ts'
import { rigaInstant } from '../../domain/calendar/riga-time.ts'
import type { AttentionSource } from '../attention/source.ts'
import { findCustomersToBill } from './bill-month.ts'
import { firstDayOf, latestMonthToBill } from './month.ts'

/** Monthly bills that should have gone out and are held: nothing reminds customers of them. */
export const heldBillsSource: AttentionSource = {
  kind: 'bills_held',
  right: 'issueBills',
  find: async ({ db, clock, settings }) => {
    const { monthlyBillsDay, monthlyBillsHeld } = await settings()
    if (!monthlyBillsHeld) return []
    const month = latestMonthToBill(clock.today(), monthlyBillsDay)
    const customers = (await findCustomersToBill(db, month)).length
    if (customers === 0) return []
    const day = addDays(addMonths(firstDayOf(month), 1), monthlyBillsDay - 1)
    return [
      {
        id: month,
        group: 'money',
        since: new Date(rigaInstant(day, '03:10')),
        until: null,
        cents: null,
        facts: { month: firstDayOf(month), customers },
      },
    ]
  },
}
