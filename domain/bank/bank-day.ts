import { type Day, parseDay } from '../calendar.ts'
import { rigaDay } from '../calendar/riga-time.ts'

/** A day of a bank file, as `2026-11-21`, `2026-11-21T09:30:00` or with a zone. */
export function parseBankDay(text: string | null): Day | null {
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)(T[\d:.]+)?(Z|[+-]\d\d:\d\d)?$/.exec(text ?? '') ?? []
  if (day === undefined) return null
  if (time === undefined || zone === undefined) return parseDay(day)
  const instant = Date.parse(`${day}${time}${zone}`)
  return Number.isNaN(instant) ? null : rigaDay(instant)
}
