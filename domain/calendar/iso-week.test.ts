import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { isoWeek } from './iso-week.ts'

test('a week belongs to the year of its Thursday', () => {
  expect(isoWeek(dayOf('2026-12-28'))).toEqual({ year: 2026, week: 53 })
  expect(isoWeek(dayOf('2027-01-03'))).toEqual({ year: 2026, week: 53 })
  expect(isoWeek(dayOf('2027-01-04'))).toEqual({ year: 2027, week: 1 })
  expect(isoWeek(dayOf('2024-12-30'))).toEqual({ year: 2025, week: 1 })
  expect(isoWeek(dayOf('2026-11-18'))).toEqual({ year: 2026, week: 47 })
})
