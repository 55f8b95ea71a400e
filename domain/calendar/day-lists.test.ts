import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '../calendar.ts'
import {
  formatDayList,
  formatMonthDayList,
  monthDayOf,
  parseDayList,
  parseMonthDayList,
} from './day-lists.ts'

const often = { numRuns: 1000 }

test('the lists of an address are day-month-year and day-month', () => {
  expect(parseDayList('24-11-2026;1-12-2026')).toEqual(['2026-11-24', '2026-12-01'])
  expect(parseMonthDayList('24-12;31-12')).toEqual(['24-12', '31-12'])
  expect(formatDayList([dayOf('2026-11-24'), dayOf('2026-12-01')])).toBe('24-11-2026;1-12-2026')
  expect(formatMonthDayList(['24-12', '1-1'])).toBe('24-12;1-1')
})

test('leading zeros are read but not written', () => {
  expect(formatDayList(parseDayList('01-02-2027; 09-03-2027'))).toBe('1-2-2027;9-3-2027')
  expect(parseMonthDayList('01-05;29-02')).toEqual(['1-5', '29-2'])
})

test('an empty list is empty, and anything but a day is skipped', () => {
  expect(parseDayList('')).toEqual([])
  expect(parseDayList('30-2-2026;x;24-11;24-11-2026;')).toEqual(['2026-11-24'])
  expect(parseMonthDayList('31-4;0-1;24-12-2026;24-12')).toEqual(['24-12'])
})

test('a list written and read again is the same', () => {
  const days = fc.array(
    fc.integer({ min: 0, max: 3650 }).map((count) => addDays(dayOf('2024-01-01'), count)),
  )
  fc.assert(
    fc.property(days, (list) => {
      expect(parseDayList(formatDayList(list))).toEqual(list)
      expect(parseMonthDayList(formatMonthDayList(list.map(monthDayOf)))).toEqual(
        list.map(monthDayOf),
      )
    }),
    often,
  )
})
