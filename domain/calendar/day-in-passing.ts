import { addDays, type Day, daysBetween } from '../calendar.ts'
import { rigaDay } from './riga-time.ts'

/** The day that was told then, moved on by the midnights since; a clock that was set back takes none away. */
export const dayInPassing = (told: Day, thenMs: number, nowMs: number): Day =>
  addDays(told, Math.max(0, daysBetween(rigaDay(thenMs), rigaDay(nowMs))))
