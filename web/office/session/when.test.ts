import { expect, test } from 'vitest'
import { lastMinute } from './when.ts'

test('what ends at midnight ends in the last minute of the day before', () => {
  const now = Date.parse('2026-11-27T10:00:00Z')
  expect(lastMinute('2026-11-29T22:00:00.000Z', 'lv', now)).toBe('29.11.2026. 23.59')
  expect(lastMinute('2026-11-29T12:00:00.000Z', 'lv', now)).toBe('29.11.2026. 14.00')
})
