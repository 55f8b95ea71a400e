import { addDays, type Day, weekdayOf } from '../../domain/calendar.ts'
import { holidaysBetween } from '../../domain/calendar/holidays.ts'

const SUNDAY = 7

/** A day on which Riga is surely driven to: no Sunday and no holiday. */
export const isOrdinary = (day: Day): boolean =>
  weekdayOf(day) !== SUNDAY && holidaysBetween(day, day).length === 0

export function ordinaryDayAfter(day: Day): Day {
  const next = addDays(day, 1)
  return isOrdinary(next) ? next : ordinaryDayAfter(next)
}
