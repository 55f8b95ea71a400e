import { type Day, dayFromParts, parseDay, yearOf } from '../calendar.ts'

/**
 * A day as people type it: "24.11.", "24.11.2026", "24/11" or "2026-11-24". Without a year it is the
 * next such day.
 */
export function typedDay(text: string, today: Day): Day | null {
  const typed = text.trim()
  const iso = parseDay(typed)
  if (iso) return iso
  const parts = /^(\d{1,2})[./\s]+(\d{1,2})[./\s]*(\d{4}|\d{2})?\.?$/.exec(typed)
  if (!parts) return null
  const [day, month] = [Number(parts[1]), Number(parts[2])]
  if (parts[3] !== undefined) return dayFromParts(Number(parts[3].padStart(4, '20')), month, day)
  const thisYear = dayFromParts(yearOf(today), month, day)
  return thisYear && thisYear >= today ? thisYear : dayFromParts(yearOf(today) + 1, month, day)
}
