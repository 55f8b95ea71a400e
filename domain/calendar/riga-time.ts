import { dayOf, type Day } from '../calendar.ts'

/** The shop's zone is Europe/Riga, whatever the zone of the server, the browser or the database. */
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

/** The wall clock of Riga, read as if it were UTC. */
function wallClockMs(instantMs: number): number {
  const shown = parts.formatToParts(instantMs)
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(shown.find((part) => part.type === type)?.value)
  return Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  )
}

/** The last quarter of an hour asked for and its day, for nearly every call asks what day it is now. */
let lately: { quarter: number; day: Day } | undefined

export function rigaDay(instantMs: number): Day {
  // Every zone's midnight is at a quarter of an hour, so within one the day is the same.
  const quarter = Math.floor(instantMs / quarterMs)
  if (lately?.quarter !== quarter)
    lately = { quarter, day: dayOf(new Date(wallClockMs(instantMs)).toISOString().slice(0, 10)) }
  return lately.day
}

/** `HH:MM` on the wall in Riga at that instant. */
export const rigaTime = (instantMs: number): string =>
  new Date(wallClockMs(instantMs)).toISOString().slice(11, 16)

/**
 * The instant at which Riga's clocks show that time of that day; `24:00` is the midnight at its end.
 * A time that the spring change leaves out is an hour later on the wall; of two in autumn the first counts.
 */
export function rigaInstant(day: Day, time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  const wallMs = Date.parse(`${day}T00:00:00Z`) + hours! * hourMs + minutes! * minuteMs
  const offsetBefore = offsetMs(wallMs - 12 * hourMs)
  const early = wallMs - offsetBefore
  if (offsetMs(early) === offsetBefore) return early
  const late = wallMs - offsetMs(wallMs + 12 * hourMs)
  return offsetMs(late) === offsetBefore ? early : late
}

const minuteMs = 60_000
const quarterMs = 15 * minuteMs
const hourMs = 60 * minuteMs

const offsetMs = (instantMs: number): number =>
  wallClockMs(instantMs) - Math.floor(instantMs / 1000) * 1000
