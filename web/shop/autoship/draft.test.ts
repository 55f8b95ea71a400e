import { expect, test } from 'vitest'
import { changedFields, editsWith, type Fields, overtakenFields } from './draft.ts'

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

test('a typed field is overtaken when another device has changed it since, and no other is', () => {
  const typed = editsWith(saved, { frequency: 4, notes: 'Kods 12' }, { began: {} })
  const now = { ...saved, frequency: 1, autoship_name: 'Biroja ūdens' }
  const edits = editsWith(now, typed.draft, typed)
  expect(overtakenFields(now, edits)).toEqual({ frequency: 1 })
  expect(overtakenFields(now, { ...edits, began: { ...edits.began, frequency: 1 } })).toEqual({})
})

test('what both devices have chosen alike is no longer a change', () => {
  const typed = editsWith(saved, { frequency: 4 }, { began: {} })
  const now = { ...saved, frequency: 4 }
  expect(editsWith(now, typed.draft, typed)).toEqual({ draft: {}, began: {} })
})

test('a pause that is taken away goes with whatever dates it has by now', () => {
  const paused = { ...saved, pause: 1, pause_from: '2026-12-01' } as const
  const typed = editsWith(paused, { pause: 0, pause_from: null }, { began: {} })
  const now = { ...paused, pause_from: '2026-12-08' }
  expect(overtakenFields(now, editsWith(now, typed.draft, typed))).toEqual({})
})
