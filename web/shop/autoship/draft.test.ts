import { expect, test } from 'vitest'
import { changedFields, editsWith, type Fields, fieldsChangedElsewhere } from './draft.ts'

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

test('a typed field that another device has changed since is found, and no other', () => {
  const typed = editsWith(saved, { frequency: 4, notes: 'Kods 12' }, { seen: {} })
  const now = { ...saved, frequency: 1, autoship_name: 'Biroja ūdens' }
  const edits = editsWith(now, typed.draft, typed)
  expect(fieldsChangedElsewhere(now, edits)).toEqual({ frequency: 1 })
  expect(fieldsChangedElsewhere(now, { ...edits, seen: { ...edits.seen, frequency: 1 } })).toEqual(
    {},
  )
})

test('what both devices have chosen alike is no longer a change', () => {
  const typed = editsWith(saved, { frequency: 4 }, { seen: {} })
  const now = { ...saved, frequency: 4 }
  expect(editsWith(now, typed.draft, typed)).toEqual({ draft: {}, seen: {} })
})

test('a pause that is taken away goes with whatever dates it has by now', () => {
  const paused = { ...saved, pause: 1, pause_from: '2026-12-01' } as const
  const typed = editsWith(paused, { pause: 0, pause_from: null }, { seen: {} })
  const now = { ...paused, pause_from: '2026-12-08' }
  expect(fieldsChangedElsewhere(now, editsWith(now, typed.draft, typed))).toEqual({})
})
