import { addDays, addMonths, type Day, daysBetween } from '../calendar.ts'
import type { Cents } from '../money.ts'

export type Rental = { startedOn: Day; endedOn: Day | null; monthlyCents: Cents }

/** The days of a month that rent is due for, both included, and the sum of a piece for them. */
export type MonthOfRent = { from: Day; to: Day; isWhole: boolean; cents: Cents }

/**
 * The order that brought the good paid a month from the delivery; the month in which that runs out
 * and the month of the return are counted by days. The day of the return is free.
 */
export function rentOfMonth(
  { startedOn, endedOn, monthlyCents }: Rental,
  firstDay: Day,
): MonthOfRent | null {
  const nextMonth = addMonths(firstDay, 1)
  const paidUntil = addMonths(startedOn, 1)
  const from = paidUntil > firstDay ? paidUntil : firstDay
  const until = endedOn !== null && endedOn < nextMonth ? endedOn : nextMonth
  const days = daysBetween(from, until)
  if (days <= 0) return null
  const monthDays = daysBetween(firstDay, nextMonth)
  const cents = Math.round((monthlyCents * days) / monthDays)
  return { from, to: addDays(until, -1), isWhole: days === monthDays, cents }
}
