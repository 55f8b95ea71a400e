import { expect, test } from 'vitest'
import { startStays } from './shift-start.ts'

const was = { km: 184_180, floatCents: 40_00 }
const otherKm = { ...was, km: 184_189 }
const otherFloat = { ...was, floatCents: 35_00 }
const road = { state: 'road', was, givenCents: 40_00, isPurseCounted: false } as const

test('the office corrects the meter and the float until the purse is counted', () => {
  expect(startStays({ ...road, now: otherKm })).toBeUndefined()
  expect(startStays({ ...road, now: otherFloat })).toBeUndefined()
  expect(startStays({ ...road, was: null, now: was })).toBeUndefined()
  const counted = { ...road, state: 'settled', isPurseCounted: true } as const
  expect(startStays({ ...counted, now: otherKm })).toBeUndefined()
  expect(startStays({ ...counted, now: otherFloat })).toBe('purse_counted')
  expect(startStays({ ...counted, was: otherFloat, now: null })).toBe('purse_counted')
  // Of what nobody has said, the meter is told later beside the float that was given.
  expect(startStays({ ...counted, was: null, now: was })).toBeUndefined()
  expect(startStays({ ...counted, was: null, now: otherFloat })).toBe('purse_counted')
  expect(startStays({ ...counted, now: null })).toBeUndefined()
})

test('the same start is no correction, and a run that is not driven has none', () => {
  expect(startStays({ ...road, now: was })).toBe('nothing_changes')
  expect(startStays({ ...road, was: null, now: null })).toBe('nothing_changes')
  for (const state of ['draft', 'cancelled'] as const)
    expect(startStays({ ...road, state, now: otherKm })).toBe('run_state')
})
