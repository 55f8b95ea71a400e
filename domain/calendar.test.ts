import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addWeeks,
  dayFromParts,
  dayOf,
  daysBetween,
  daysFrom,
  daysInMonth,
  mondayOf,
  parseDay,
  weekdayOf,
} from './calendar.ts'

const often = { numRuns: 1000 }
const start = dayOf('2000-01-01')
const anyDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays(start, days))

test('only real days are accepted', () => {
  expect(parseDay('2028-02-29')).toBe('2028-02-29')
  const unreal = [
    '2027-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20261101',
    '2026-11-24T00:00',
    '',
  ]
  for (const text of unreal) expect(parseDay(text), text).toBeNull()
  expect(() => dayOf('2027-02-29')).toThrow('not a calendar day')
  expect(dayFromParts(2026, 4, 31)).toBeNull()
})

test('weeks begin on Monday', () => {
  expect(weekdayOf(dayOf('2026-11-23'))).toBe(1)
  expect(weekdayOf(dayOf('2026-11-29'))).toBe(7)
  expect(weekdayOf(dayOf('1969-12-28'))).toBe(7)
  expect(mondayOf(dayOf('2026-11-29'))).toBe('2026-11-23')
  expect(addWeeks(dayOf('2026-11-24'), 6)).toBe('2027-01-05')
})

test('three months later is the same day, or the last of a shorter month', () => {
  expect(addMonths(dayOf('2026-11-24'), 3)).toBe('2027-02-24')
  expect(addMonths(dayOf('2026-11-30'), 3)).toBe('2027-02-28')
  expect(addMonths(dayOf('2027-11-30'), 3)).toBe('2028-02-29')
  expect(addMonths(dayOf('2028-02-29'), -12)).toBe('2027-02-28')
  expect([daysInMonth(2028, 2), daysInMonth(2027, 2), daysInMonth(2026, 12)]).toEqual([29, 28, 31])
})

test('a range of days includes both ends', () => {
  expect(daysFrom(dayOf('2028-02-28'), dayOf('2028-03-01'))).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ])
  expect(daysFrom(dayOf('2026-11-24'), dayOf('2026-11-23'))).toEqual([])
})

test('adding and counting days agree, and later days are greater strings', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (day, days) => {
      const other = addDays(day, days)
      expect(daysBetween(day, other)).toBe(days)
      expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day))
      expect(Math.sign(days)).toBe(other > day ? 1 : other < day ? -1 : 0)
      expect(mondayOf(other) <= other).toBe(true)
    }),
    often,
  )
})
