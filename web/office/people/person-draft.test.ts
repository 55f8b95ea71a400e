import { expect, test } from 'vitest'
import { bodyOf, draftOf, emptyPerson, wrongLimits } from './person-draft.ts'
import type { Person } from './person.ts'

test('a role that is held for a time keeps its last day when the person is changed', () => {
  const held = [
    { role: 'warehouse', endsOn: null, limitsCents: {} },
    { role: 'driver', endsOn: '2026-11-30', limitsCents: {} },
  ] as const
  const person = { name: 'Kristaps', email: 'k@example.lv', phone: null, endsOn: null }
  const kristaps = { ...person, roles: [...held] } as unknown as Person
  const draft = draftOf(kristaps, '2026-11-30')
  expect(bodyOf(draft).roles).toEqual(held)
  expect(bodyOf({ ...draft, secondRole: 'dispatcher' }).roles).toEqual([
    held[0],
    { role: 'dispatcher', endsOn: null, limitsCents: {} },
  ])
  expect(draftOf(kristaps, '2026-12-01')).toMatchObject({ secondRole: '', roleEnds: {} })
  const driver = { ...kristaps, roles: [held[1]] } as unknown as Person
  expect(bodyOf(draftOf(driver, '2026-12-01')).roles).toEqual([held[1]])
})

const person = { ...emptyPerson, name: 'Dina', role: 'customerService' as const }

test('a limit that is no sum is said at its field, and never counts as none', () => {
  const limits = { giveGoodwill: '5,5,5', refundToAccount: '20,00' }
  expect(wrongLimits({ ...person, limits }, 'x')).toEqual({ 'limit-giveGoodwill': 'x' })
})

test('a limit of a role that is no longer chosen is neither asked about nor sent', () => {
  const draft = { ...person, role: 'dispatcher' as const, limits: { giveGoodwill: 'desmit' } }
  expect(wrongLimits(draft, 'x')).toEqual({})
  expect(bodyOf(draft).roles).toEqual([{ role: 'dispatcher', endsOn: null, limitsCents: {} }])
})
