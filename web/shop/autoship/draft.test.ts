import { expect, test } from 'vitest'
import { changedFields, type Fields } from './draft.ts'

const kept: Fields = {
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

test('only what differs from what is kept is sent', () => {
  expect(changedFields(kept, { frequency: 4, notes: '', delivery_date: '2026-11-24' })).toEqual({
    frequency: 4,
  })
})

test('what was put back as it was is no change', () => {
  expect(changedFields(kept, { ...kept })).toEqual({})
})

test('a day that is taken away is a change, and so is a pause that is lifted', () => {
  expect(
    changedFields({ ...kept, pause: 1, pause_from: '2026-12-01' }, { pause: 0, pause_from: null }),
  ).toEqual({
    pause: 0,
    pause_from: null,
  })
})
