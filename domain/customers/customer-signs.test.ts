import { expect, test } from 'vitest'
import { signsOfCustomer, type SignFacts } from './customer-signs.ts'

const nothing: SignFacts = {
  samePhoneWithDebt: [],
  sameAddressWithDebt: [],
  firstTimeCodes: [],
  bottles: 0,
  paysCash: false,
}

test('A neighbour in debt, a third first-time code and many bottles for cash are each a sign', () => {
  expect(signsOfCustomer(nothing)).toEqual([])
  expect(signsOfCustomer({ ...nothing, samePhoneWithDebt: [1] })).toEqual(['same_phone_with_debt'])
  expect(signsOfCustomer({ ...nothing, sameAddressWithDebt: [1] })).toEqual([
    'same_address_with_debt',
  ])
  expect(signsOfCustomer({ ...nothing, firstTimeCodes: [1, 2] })).toEqual([])
  expect(signsOfCustomer({ ...nothing, firstTimeCodes: [1, 2, 3] })).toEqual([
    'third_first_time_code',
  ])
  expect(signsOfCustomer({ ...nothing, bottles: 10 })).toEqual([])
  expect(signsOfCustomer({ ...nothing, bottles: 10, paysCash: true })).toEqual([
    'many_bottles_for_cash',
  ])
})
