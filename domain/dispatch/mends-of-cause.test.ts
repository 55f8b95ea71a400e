import { expect, test } from 'vitest'
import { mendsOfCause } from './mends-of-cause.ts'

test('one who took more empties than was told has them in the customer’s books', () => {
  expect(mendsOfCause({ kind: 'took_more', effect: { 'empty:101': 2 } }, 7)).toEqual([
    { kind: 'name', part: 'empty', goodId: 101, amount: 2, holder: 'customer', isAtDoor: true },
  ])
})

test('a load that was miscounted is corrected, and leaves nothing to be named', () => {
  expect(mendsOfCause({ kind: 'load_miscounted', effect: { 'full:101': -1 } }, undefined)).toEqual([
    { kind: 'load', goodId: 101, pieces: -1 },
  ])
})

test('a transfer is confirmed, or made between two vans that differ', () => {
  const effect = { 'full:101': -2 }
  const kind = 'transfer_not_confirmed'
  expect(mendsOfCause({ kind, effect, transferId: 3 }, undefined)).toEqual([
    { kind: 'transfer', transferId: 3 },
  ])
  expect(mendsOfCause({ kind, effect, otherRunId: 9 }, undefined)).toEqual([
    { kind: 'transfer_with', otherRunId: 9, goodId: 101, pieces: -2 },
  ])
})

test('swapped digits are of the count, or of a door', () => {
  const cause = { kind: 'digits_swapped', effect: { cash: -900 } } as const
  expect(mendsOfCause(cause, undefined)).toEqual([{ kind: 'recount_cash', cents: -900 }])
  expect(mendsOfCause(cause, 7)).toEqual([
    { kind: 'name', part: 'cash', amount: -900, holder: 'customer', isAtDoor: true },
  ])
})

test('what broke is borne by the company', () => {
  const effect = { 'full:101': -1, 'damaged:101': 1 }
  expect(mendsOfCause({ kind: 'broken', effect }, undefined)).toMatchObject([
    { part: 'full', amount: -1, holder: 'company', isAtDoor: false },
    { part: 'damaged', amount: 1, holder: 'company' },
  ])
})
