import { expect, test } from 'vitest'
import { unusualOf } from './unusual-order.ts'

const usual = {
  bottles: 3,
  mostBottlesBefore: 3,
  isFirst: false,
  accountCents: 0,
  isAddressNew: false,
}

test('an order as ever is not unusual', () => {
  expect(unusualOf(usual)).toEqual([])
  expect(unusualOf({ ...usual, bottles: 5, mostBottlesBefore: 1 })).toEqual([])
})

test('three times the most before, a first order, a debt and a new address are', () => {
  expect(unusualOf({ ...usual, bottles: 9 })).toEqual(['much_more'])
  expect(
    unusualOf({ ...usual, mostBottlesBefore: null, isFirst: true, isAddressNew: true }),
  ).toEqual(['first_order'])
  expect(unusualOf({ ...usual, accountCents: -1, isAddressNew: true })).toEqual([
    'debt',
    'address_changed',
  ])
})
