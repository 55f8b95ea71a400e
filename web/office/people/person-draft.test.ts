import { expect, test } from 'vitest'
import { bodyOf, draftOf } from './person-draft.ts'
import type { Person } from './person.ts'

test('a role that is held for a time keeps its last day when the person is changed', () => {
  const held = [
    { role: 'warehouse', endsOn: null, limitsCents: {} },
    { role: 'driver', endsOn: '2026-11-30', limitsCents: {} },
  ] as const
  const person = { name: 'Kristaps', email: 'k@example.lv', phone: null, endsOn: null }
  const draft = draftOf({ ...person, roles: [...held] } as unknown as Person)
  expect(bodyOf(draft).roles).toEqual(held)
  expect(bodyOf({ ...draft, secondRole: 'dispatcher' }).roles).toEqual([
    held[0],
    { role: 'dispatcher', endsOn: null, limitsCents: {} },
  ])
})
