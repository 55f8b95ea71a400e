import { expect, test } from 'vitest'
import { callIsDue } from './expected.ts'
import type { RoadStop } from './road.ts'

const stop = { callBeforeMinutes: 15, phone: '+37120000000', isCalled: false } as RoadStop
const expected = { fromMs: 3_600_000, from: '', until: '', promised: undefined, isLate: false }
const isDueAt = (minutesBefore: number, at: Partial<RoadStop> = {}) =>
  callIsDue({ ...stop, ...at }, expected, expected.fromMs - minutesBefore * 60_000)

test('the button to call comes up by itself in time, and goes when the driver has called', () => {
  expect(isDueAt(16)).toBe(false)
  expect(isDueAt(15)).toBe(true)
  expect(isDueAt(-5)).toBe(true)
  expect(isDueAt(5, { isCalled: true })).toBe(false)
})

test('a door that wants no call has no button, nor one without a number', () => {
  expect(isDueAt(5, { callBeforeMinutes: null })).toBe(false)
  expect(isDueAt(5, { phone: '' })).toBe(false)
})
