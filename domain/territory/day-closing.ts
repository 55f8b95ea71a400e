import { addDays, type Day } from '../calendar.ts'
import { rigaDay, rigaInstant } from '../calendar/riga-time.ts'
import type { DeliveryClock } from './days.ts'

/** A day closes at a time of the day before; by default at midnight, so that tomorrow can be chosen all of today. */
export const closingInstant = (day: Day, closesAt: string): number =>
  rigaInstant(addDays(day, -1), closesAt)

export const isClosed = (day: Day, nowMs: number, closesAt: string): boolean =>
  nowMs >= closingInstant(day, closesAt)

export function firstOpenDay(nowMs: number, closesAt: string): Day {
  const tomorrow = addDays(rigaDay(nowMs), 1)
  return isClosed(tomorrow, nowMs, closesAt) ? addDays(tomorrow, 1) : tomorrow
}

export const deliveryClock = (nowMs: number, closesAt: string): DeliveryClock => ({
  today: rigaDay(nowMs),
  firstOpenDay: firstOpenDay(nowMs, closesAt),
})

/** A page was told what day it is; a clock that shows another day is wrong, or the page is old, and cannot say what has closed. */
export const pageClock = (today: Day, nowMs: number, closesAt: string): DeliveryClock =>
  rigaDay(nowMs) === today
    ? deliveryClock(nowMs, closesAt)
    : { today, firstOpenDay: addDays(today, 1) }
