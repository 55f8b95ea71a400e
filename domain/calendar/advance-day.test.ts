import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { advanceDay } from './advance-day.ts'

const day = dayOf('2026-11-23')
const at = (text: string): number => Date.parse(text)

test('a day moves forward with each midnight in Riga', () => {
  const then = at('2026-11-23T23:50:00+02:00')
  expect(advanceDay(day, then, at('2026-11-23T23:59:59+02:00'))).toBe('2026-11-23')
  expect(advanceDay(day, then, at('2026-11-24T00:00:00+02:00'))).toBe('2026-11-24')
  expect(advanceDay(day, then, at('2026-12-01T08:00:00+02:00'))).toBe('2026-12-01')
})

test('only midnights count, even with a wrong clock; setting the clock back changes nothing', () => {
  const then = at('2030-01-01T10:00:00+02:00')
  expect(advanceDay(day, then, at('2030-01-02T09:00:00+02:00'))).toBe('2026-11-24')
  expect(advanceDay(day, then, at('2026-11-23T10:00:00+02:00'))).toBe('2026-11-23')
})
