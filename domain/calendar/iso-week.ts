import { addDays, daysBetween, mondayOf, yearOf, type Day } from '../calendar.ts'

/** The ISO week, whose year is that of its Thursday: 1 January 2027 is in week 53 of 2026. */
export function isoWeek(day: Day): { year: number; week: number } {
  const thursday = addDays(mondayOf(day), 3)
  const year = yearOf(thursday)
  return { year, week: Math.floor(daysBetween(`${year}-01-01` as Day, thursday) / 7) + 1 }
}
