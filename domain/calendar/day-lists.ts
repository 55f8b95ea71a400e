import { dayFromParts, dayOfMonth, monthOf, yearOf, type Day } from '../calendar.ts'

/** A day of any year, `24-12`: day first, no leading zeros. */
export type MonthDay = `${number}-${number}`

export const monthDayOf = (day: Day): MonthDay => `${dayOfMonth(day)}-${monthOf(day)}`

/** `24-11-2026;1-12-2026`. Accepts leading zeros and skips anything that is not a real day. */
export const parseDayList = (list: string): Day[] =>
  items(list, /^(\d{1,2})-(\d{1,2})-(\d{4})$/).flatMap(
    ([day, month, year]) => dayFromParts(year!, month!, day!) ?? [],
  )

export const formatDayList = (days: readonly Day[]): string =>
  days.map((day) => `${monthDayOf(day)}-${yearOf(day)}`).join(';')

/** Any leap year, so that 29 February is accepted. */
const leapYear = 2028

/** `24-12;31-12`. */
export const parseMonthDayList = (list: string): MonthDay[] =>
  items(list, /^(\d{1,2})-(\d{1,2})$/).flatMap(([day, month]) => {
    const inLeapYear = dayFromParts(leapYear, month!, day!)
    return inLeapYear ? [monthDayOf(inLeapYear)] : []
  })

export const formatMonthDayList = (days: readonly MonthDay[]): string => days.join(';')

const items = (list: string, shape: RegExp): number[][] =>
  list.split(';').flatMap((item) => {
    const found = shape.exec(item.trim())
    return found ? [found.slice(1).map(Number)] : []
  })
