import { expect, test } from 'vitest'
import { changedFields, type Fields } from './draft.ts'

const saved: Fields = {
  autoship_name: 'Mājas ūdens',
  frequency: 2,
  address_id: 7,
  delivery_date: '2026-11-24',
  notes: '',
  pause: 0,
  pause_from: null,
  pause_to: null,
  valid_from: null,
  valid_to: null,
}

test('only changed fields are sent', () => {
  expect(changedFields(saved, { frequency: 4, notes: '', delivery_date: '2026-11-24' })).toEqual({
    frequency: 4,
  })
})

test('a field set back to its value is no change', () => {
  expect(changedFields(saved, { ...saved })).toEqual({})
})

test('a removed day is a change, and so is an ended pause', () => {
  expect(
    changedFields({ ...saved, pause: 1, pause_from: '2026-12-01' }, { pause: 0, pause_from: null }),
  ).toEqual({
    pause: 0,
    pause_from: null,
  })
})
