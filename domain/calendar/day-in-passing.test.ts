import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { dayInPassing } from './day-in-passing.ts'

const told = dayOf('2026-11-23')
const at = (text: string): number => Date.parse(text)

test("a day that was told moves on with each of Riga's midnights", () => {
  const then = at('2026-11-23T23:50:00+02:00')
  expect(dayInPassing(told, then, at('2026-11-23T23:59:59+02:00'))).toBe('2026-11-23')
  expect(dayInPassing(told, then, at('2026-11-24T00:00:00+02:00'))).toBe('2026-11-24')
  expect(dayInPassing(told, then, at('2026-12-01T08:00:00+02:00'))).toBe('2026-12-01')
})

test('of a clock that shows another day only the midnights count, and none that it is set back over', () => {
  const then = at('2030-01-01T10:00:00+02:00')
  expect(dayInPassing(told, then, at('2030-01-02T09:00:00+02:00'))).toBe('2026-11-24')
  expect(dayInPassing(told, then, at('2026-11-23T10:00:00+02:00'))).toBe('2026-11-23')
})
