import { dayFromParts, dayOfMonth, monthOf, yearOf, type Day } from '../calendar.ts'

/** A day of any year, `24-12`: day first, no leading zeros. */
export type MonthDay = `${number}-${number}`

export const monthDayOf = (day: Day): MonthDay => `${dayOfMonth(day)}-${monthOf(day)}`

/** `24-11-2026;1-12-2026`. Leading zeros are accepted and not written; what is no real day is left out. */
export function parseDayList(list: string): Day[] {
  return items(list).flatMap(([day, month, year]) => dayFromParts(year ?? 0, month ?? 0, day ?? 0) ?? [])
}

export const formatDayList = (days: readonly Day[]): string =>
  days.map((day) => `${monthDayOf(day)}-${yearOf(day)}`).join(';')

/** `24-12;31-12`. */
export function parseMonthDayList(list: string): MonthDay[] {
  const leapYear = 2028
  return items(list).flatMap(([day, month, ...rest]): MonthDay[] =>
    rest.length === 0 && dayFromParts(leapYear, month ?? 0, day ?? 0) ? [`${day ?? 0}-${month ?? 0}`] : [],
  )
}

export const formatMonthDayList = (days: readonly MonthDay[]): string => days.join(';')

const items = (list: string): number[][] =>
  list
    .split(';')
    .map((item) => item.trim())
    .filter((item) => /^\d{1,2}-\d{1,2}(-\d{4})?$/.test(item))
    .map((item) => item.split('-').map(Number))
