import { addDays, type Day, daysBetween } from '../calendar.ts'
import { rigaDay } from './riga-time.ts'

/** Moves a day forward by the midnights since it was read; never back when a clock is set back. */
export const advanceDay = (day: Day, thenMs: number, nowMs: number): Day =>
  addDays(day, Math.max(0, daysBetween(rigaDay(thenMs), rigaDay(nowMs))))
