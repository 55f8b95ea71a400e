import { HOUR_MS, MINUTE_MS } from './durations.ts'
import { dayOf, type Day } from '../calendar.ts'

/** The shop's zone is Europe/Riga, independent of server, browser and database. */
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Riga',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The time on Riga's clocks as if it were UTC. */
function wallClockMs(instantMs: number): number {
  const formatted = parts.formatToParts(instantMs)
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(formatted.find((part) => part.type === type)?.value)
  return Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  )
}

/** The last quarter of an hour and its day, because nearly every call reads today. */
let lastRead: { quarter: number; day: Day } | undefined

export function rigaDay(instantMs: number): Day {
  // Every zone's midnight is at a quarter of an hour, so the day is the same within one.
  const quarter = Math.floor(instantMs / quarterMs)
  if (lastRead?.quarter !== quarter)
    lastRead = { quarter, day: dayOf(new Date(wallClockMs(instantMs)).toISOString().slice(0, 10)) }
  return lastRead.day
}

/** `HH:MM` on Riga's clocks. */
export const rigaTime = (instantMs: number): string =>
  new Date(wallClockMs(instantMs)).toISOString().slice(11, 16)

/**
 * The instant at which Riga's clocks show a time of a day; `24:00` is the midnight at its end. A
 * time skipped in spring becomes an hour later; of two equal times in autumn the first counts.
 */
export function rigaInstant(day: Day, time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  const wallMs = Date.parse(`${day}T00:00:00Z`) + hours! * HOUR_MS + minutes! * MINUTE_MS
  const offsetBefore = offsetMs(wallMs - 12 * HOUR_MS)
  const early = wallMs - offsetBefore
  if (offsetMs(early) === offsetBefore) return early
  const late = wallMs - offsetMs(wallMs + 12 * HOUR_MS)
  return offsetMs(late) === offsetBefore ? early : late
}

const quarterMs = 15 * MINUTE_MS

const offsetMs = (instantMs: number): number =>
  wallClockMs(instantMs) - Math.floor(instantMs / 1000) * 1000
