import {
  addDays,
  addMonths,
  type Day,
  dayOfMonth,
  daysFrom,
  mondayOf,
  weekdayOf,
} from '../../domain/calendar.ts'

/** The calendar names a month by its first day. */
export const firstOfMonth = (day: Day): Day => addDays(day, 1 - dayOfMonth(day))

/** Weeks from Monday: empty before the first day, the last one runs on into the next month. */
export function weeksOf(month: Day): (Day | undefined)[][] {
  const nextMonth = addMonths(month, 1)
  const weeks: (Day | undefined)[][] = []
  for (let monday = mondayOf(month); monday < nextMonth; monday = addDays(monday, 7)) {
    const week = daysFrom(monday, addDays(monday, 6))
    weeks.push(week.map((day) => (day < month ? undefined : day)))
  }
  return weeks
}

/** The day that a key moves to; `undefined` for keys without a meaning in the grid. */
export function dayAfterKey(key: string, day: Day): Day | undefined {
  const days = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekdayOf(day),
    End: 7 - weekdayOf(day),
  }[key]
  if (days !== undefined) return addDays(day, days)
  const months = { PageUp: -1, PageDown: 1 }[key]
  return months === undefined ? undefined : addMonths(day, months)
}
