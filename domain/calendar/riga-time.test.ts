import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '../calendar.ts'
import { rigaDay, rigaInstant, rigaTime } from './riga-time.ts'

const often = { numRuns: 1000 }
const utc = (instantMs: number): string => new Date(instantMs).toISOString()

test("the day changes at Riga's midnight in winter and in summer", () => {
  expect(rigaDay(Date.parse('2026-11-23T21:59:59Z'))).toBe('2026-11-23')
  expect(rigaDay(Date.parse('2026-11-23T22:00:00Z'))).toBe('2026-11-24')
  expect(rigaDay(Date.parse('2026-06-30T21:00:00Z'))).toBe('2026-07-01')
  expect(rigaTime(Date.parse('2026-06-30T21:05:00Z'))).toBe('00:05')
})

test('a time of day is one instant, even when the clocks change', () => {
  expect(utc(rigaInstant(dayOf('2026-11-24'), '14:00'))).toBe('2026-11-24T12:00:00.000Z')
  expect(utc(rigaInstant(dayOf('2026-11-24'), '24:00'))).toBe('2026-11-24T22:00:00.000Z')
  expect(utc(rigaInstant(dayOf('2026-03-29'), '02:59'))).toBe('2026-03-29T00:59:00.000Z')
  expect(utc(rigaInstant(dayOf('2026-03-29'), '04:00'))).toBe('2026-03-29T01:00:00.000Z')
  expect(utc(rigaInstant(dayOf('2026-10-25'), '02:59'))).toBe('2026-10-24T23:59:00.000Z')
  expect(utc(rigaInstant(dayOf('2026-10-25'), '04:00'))).toBe('2026-10-25T02:00:00.000Z')
})

test('the first of two equal autumn times counts, and a skipped spring time is an hour later', () => {
  expect(utc(rigaInstant(dayOf('2026-10-25'), '03:30'))).toBe('2026-10-25T00:30:00.000Z')
  expect(rigaTime(rigaInstant(dayOf('2026-03-29'), '03:30'))).toBe('04:30')
})

test('a day and time survive the conversion to an instant and back', () => {
  const hours = fc.integer({ min: 0, max: 23 }).filter((hour) => hour !== 3)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3650 }),
      hours,
      fc.integer({ min: 0, max: 59 }),
      (days, hour, minute) => {
        const day = addDays(dayOf('2024-01-01'), days)
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
        const instant = rigaInstant(day, time)
        expect([rigaDay(instant), rigaTime(instant)]).toEqual([day, time])
      },
    ),
    often,
  )
})
