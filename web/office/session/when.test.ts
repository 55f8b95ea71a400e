import { expect, test } from 'vitest'
import { lastMinute, since } from './when.ts'

test('what ends at midnight ends in the last minute of the day before', () => {
  const now = Date.parse('2026-11-27T10:00:00Z')
  expect(lastMinute('2026-11-29T22:00:00.000Z', 'lv', now)).toBe('29.11.2026. 23.59')
  expect(lastMinute('2026-11-29T12:00:00.000Z', 'lv', now)).toBe('29.11.2026. 14.00')
})

test('what waits since a day is said without a time', () => {
  const now = Date.parse('2026-11-27T10:00:00Z')
  expect(since('2026-11-22T22:00:00.000Z', 'lv', now)).toBe('23.11.2026.')
  expect(since('2026-11-26T22:00:00.000Z', 'lv', now)).toBe('šodien')
  expect(since('2026-11-26T13:05:00.000Z', 'lv', now)).toBe('vakar 15.05')
})
