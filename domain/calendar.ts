import { DAY_MS } from './calendar/durations.ts'

/** A calendar day is a `YYYY-MM-DD` string, never an instant; days compare like strings. */
export type Day = string & { readonly unit: 'day' }

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const dayOfMs = (ms: number): Day => new Date(ms).toISOString().slice(0, 10) as Day

const msOf = (day: Day): number => Date.UTC(yearOf(day), monthOf(day) - 1, dayOfMonth(day))

/** Null for anything but a real day: 29 February needs a leap year. */
export function parseDay(text: string): Day | null {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return null
  return dayOfMs(msOf(text as Day)) === text ? (text as Day) : null
}

/** For text that must be a real day (a date column, a literal); throws on anything else. */
export function dayOf(text: string): Day {
  const day = parseDay(text)
  if (!day) throw new RangeError(`not a calendar day: ${text}`)
  return day
}

export const dayFromParts = (year: number, month: number, day: number): Day | null =>
  parseDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)

export const yearOf = (day: Day): number => Number(day.slice(0, 4))
export const monthOf = (day: Day): number => Number(day.slice(5, 7))
export const dayOfMonth = (day: Day): number => Number(day.slice(8))

export const addDays = (day: Day, days: number): Day => dayOfMs(msOf(day) + days * DAY_MS)

export const addWeeks = (day: Day, weeks: number): Day => addDays(day, weeks * 7)

export const daysBetween = (from: Day, to: Day): number => (msOf(to) - msOf(from)) / DAY_MS

/** The same day of another month, or its last one: 30 November plus three months is 28 February. */
export function addMonths(day: Day, months: number): Day {
  const firstOfMonth = dayOfMs(Date.UTC(yearOf(day), monthOf(day) - 1 + months, 1))
  const length = daysInMonth(yearOf(firstOfMonth), monthOf(firstOfMonth))
  return addDays(firstOfMonth, Math.min(dayOfMonth(day), length) - 1)
}

export const daysInMonth = (year: number, month: number): number =>
  dayOfMonth(dayOfMs(Date.UTC(year, month, 0)))

/** 1 January 1970 was a Thursday. */
export const weekdayOf = (day: Day): Weekday =>
  (((((msOf(day) / DAY_MS + 3) % 7) + 7) % 7) + 1) as Weekday

export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))

/** Every day from the first to the last, both included. */
export function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  )
}
