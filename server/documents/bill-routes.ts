import type { billCalls } from '../../contract/office/bills.ts'
import { addDays, addMonths, dayOfMonth } from '../../domain/calendar.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { findLatestChange } from '../settings/find-latest-change.ts'
import { firstDayOf, monthOfDay } from './month.ts'
import { rehearseBills } from './rehearse-bills.ts'

export const billRoutes = (app: AppWithDb): Handlers<typeof billCalls> => ({
  rehearseBills: async ({ by, caller: { language } }) => {
    const { monthlyBillsDay, monthlyBillsHeld } = await app.settings()
    const today = app.clock.today()
    const thisMonth = firstDayOf(monthOfDay(today))
    const waitsForLast = monthlyBillsHeld || dayOfMonth(today) < monthlyBillsDay
    const month = waitsForLast ? addMonths(thisMonth, -1) : thisMonth
    const hold = monthlyBillsHeld
      ? await findLatestChange(app.db, 'monthlyBillsHeld', today)
      : undefined
    return done({
      month,
      issuesOn: addDays(addMonths(month, 1), monthlyBillsDay - 1),
      held: hold ? { since: hold.startsOn, reason: hold.reason, by: hold.name } : null,
      ...(await rehearseBills(app, by, monthOfDay(month), language)),
    })
  },
})
