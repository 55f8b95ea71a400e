import { addDays, type Day } from '../calendar.ts'
import { HOUR_MS } from '../calendar/durations.ts'

const contactHours = 24
const daysAfterwards = 2

type Kept = {
  /** The latest day of the runs that the phone knows. */
  day: Day
  today: Day
  /** What has not arrived at the server, pictures included. */
  unsent: number
}

/** A day is wiped two days after it, and never while something of it is on this phone alone. */
export const mayWipeDay = ({ day, today, unsent }: Kept): boolean =>
  unsent === 0 && addDays(day, daysAfterwards) <= today

/** Names and phones are folded away a day after the stop was done. */
export const hidesContact = (doneAtMs: number | undefined, nowMs: number): boolean =>
  doneAtMs !== undefined && nowMs - doneAtMs >= contactHours * HOUR_MS
