import { expect, test } from 'vitest'
import { extentOf, rightsOf, rolesWith } from './rights.ts'

test('a person with two roles may do what either of them may', () => {
  expect(extentOf(['warehouse', 'dispatcher'], 'changeOrders')).toBe('whole')
  expect(extentOf(['driver', 'dispatcher'], 'seeCustomers')).toBe('whole')
})

test('a driver sees the customers of the day, and no list of what is to be done', () => {
  expect(rightsOf(['driver'])).toEqual({ seeCustomers: 'limited', planRuns: 'limited' })
})

test('balances are corrected by two people, the owner being one of them or the accountant', () => {
  expect(rolesWith('correctBalances')).toEqual(['owner', 'accountant'])
  expect(extentOf(['owner'], 'correctBalances')).toBe('second_person')
})

test('only the owner manages the staff', () => {
  expect(rolesWith('manageStaff')).toEqual(['owner'])
  expect(rightsOf([])).toEqual({})
})
