import { addDays, type Day, weekdayOf } from '../../../domain/calendar.ts'
import { holidaysBetween } from '../../../domain/calendar/holidays.ts'

/** How many days each of the latest rounds comes after the one before it. */
const roundEvery = 4
export const rounds = 4

/** The latest rounds, the last of them yesterday: what the first customers of the company have. */
export function roundDays(today: Day): Day[] {
  const yesterday = workingDayBefore(today)
  const before = Array.from({ length: rounds - 1 }, (_, index) =>
    workingDayBefore(addDays(yesterday, 1 - roundEvery * (index + 1))),
  )
  return [yesterday, ...before].toReversed()
}

/** So many other working days before today, the earliest first. */
export function historyDays(today: Day, count: number): Day[] {
  const known = new Set(roundDays(today))
  const days: Day[] = []
  for (let day = addDays(today, -1); days.length < count; day = addDays(day, -1))
    if (isWorkingDay(day) && !known.has(day)) days.unshift(day)
  return days
}

export function workingDayAfter(day: Day): Day {
  const after = addDays(day, 1)
  return isWorkingDay(after) ? after : workingDayAfter(after)
}

export function workingDayBefore(day: Day): Day {
  const before = addDays(day, -1)
  return isWorkingDay(before) ? before : workingDayBefore(before)
}

const isWorkingDay = (day: Day): boolean =>
  weekdayOf(day) !== 7 && holidaysBetween(day, day).length === 0
