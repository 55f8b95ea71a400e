import { addMonths } from '../../domain/calendar.ts'
import { customersWithRent } from '../bottles/rentals.ts'
import type { App } from '../app-context.ts'
import { issueMonthlyBill } from './issue-monthly-bill.ts'
import { firstDayOf, monthNumber, monthOfDay } from './month.ts'
import { customersBilled, customersWithDeferred, latestBilledMonth } from './store.ts'

/**
 * Makes the bills of a month that are not made yet, each in a transaction of its own: what falls over goes on where it stopped. A bill
 * that cannot be made keeps nobody else's back, and is told of when all others are.
 */
export async function billMonth(app: App, month: string): Promise<{ issued: number }> {
  const firstDay = firstDayOf(month)
  const renting = await customersWithRent(app.db, firstDay)
  const deferring = await customersWithDeferred(app.db, firstDay, addMonths(firstDay, 1))
  const billed = new Set(await customersBilled(app.db, monthNumber(month)))
  const customerIds = [...new Set([...renting, ...deferring])]
    .filter((id) => !billed.has(id))
    .sort((a, b) => a - b)
  let issued = 0
  const failed: number[] = []
  for (const customerId of customerIds) {
    try {
      const paperId = await issueMonthlyBill(app, customerId, month)
      if (paperId !== undefined) issued += 1
    } catch (err) {
      app.log.error({ err, customerId, month }, 'a monthly bill could not be made')
      failed.push(customerId)
    }
  }
  if (failed.length > 0)
    throw new Error(`${issued} bills of ${month} were made, but not those of ${failed.join(', ')}`)
  return { issued }
}

/**
 * The bills of all months that have ended since the last one was made: a shop that slept through the 1st, or through several,
 * catches up. What lies before its first bill is not asked for.
 */
export async function billEndedMonths(app: App): Promise<{ issued: number }> {
  const lastMonth = monthOfDay(addMonths(app.clock.today(), -1))
  let month = (await latestBilledMonth(app.db)) ?? lastMonth
  let issued = 0
  while (month <= lastMonth) {
    issued += (await billMonth(app, month)).issued
    month = monthOfDay(addMonths(firstDayOf(month), 1))
  }
  return { issued }
}
