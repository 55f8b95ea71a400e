import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import { cashMayGo, cashMoved, type CashPlaceKind, cashPlaces } from './cash-places.ts'

const kinds = Object.keys(cashPlaces) as CashPlaceKind[]

test('cash goes from the driver to the safe, on its way and to the bank, and never past the safe', () => {
  expect(cashMayGo('shift', 'safe')).toBe(true)
  expect(cashMayGo('safe', 'bank_transit')).toBe(true)
  expect(cashMayGo('bank_transit', 'bank')).toBe(true)
  expect(cashMayGo('shift', 'bank')).toBe(false)
  expect(cashMayGo('difference', 'expense')).toBe(false)
})

test('whatever may go somewhere may be taken back from there', () => {
  for (const from of kinds)
    for (const to of kinds)
      if (cashMayGo(from, to) && !['shift', 'desk', 'bank'].includes(from))
        expect([from, to, cashMayGo(to, from)]).toEqual([from, to, true])
})

test('every move sums to zero', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.constantFrom(...kinds),
      fc.integer({ min: 1, max: 1_000_000 }),
      (from, to, cents) => {
        expect(sumOf(cashMoved(from, to, cents).postings, (posting) => posting.cents)).toBe(0)
      },
    ),
  )
})
