import { addDays, type Day } from '../calendar.ts'
import { rigaDay, rigaInstant } from '../calendar/riga-time.ts'
import type { DeliveryClock } from './days.ts'

/** A day closes at `closesAt` of the day before; by default at midnight. */
export const closingInstant = (day: Day, closesAt: string): number =>
  rigaInstant(addDays(day, -1), closesAt)

export const isClosed = (day: Day, nowMs: number, closesAt: string): boolean =>
  nowMs >= closingInstant(day, closesAt)

export function firstOpenDay(nowMs: number, closesAt: string): Day {
  const tomorrow = addDays(rigaDay(nowMs), 1)
  return isClosed(tomorrow, nowMs, closesAt) ? addDays(tomorrow, 1) : tomorrow
}

/**
 * What closing a day by hand asks first: `early` for the next day to close before its hour, `sure`
 * for any other day. The day whose hour has just passed is closed without a question.
 */
export function closingQuestion(
  day: Day,
  nowMs: number,
  closesAt: string,
): 'early' | 'sure' | undefined {
  const next = firstOpenDay(nowMs, closesAt)
  if (day === next) return 'early'
  return day === addDays(next, -1) ? undefined : 'sure'
}

export const deliveryClock = (nowMs: number, closesAt: string): DeliveryClock => ({
  today: rigaDay(nowMs),
  firstOpenDay: firstOpenDay(nowMs, closesAt),
})

/**
 * The clock of a page that was rendered on `today`. If the device shows another day, its clock is
 * wrong or the page is old, so only the days are used.
 */
export const pageClock = (today: Day, nowMs: number, closesAt: string): DeliveryClock =>
  rigaDay(nowMs) === today
    ? deliveryClock(nowMs, closesAt)
    : { today, firstOpenDay: addDays(today, 1) }
