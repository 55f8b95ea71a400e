import { expect, test } from 'vitest'
import { dayOf } from '../../../domain/calendar.ts'
import { billStatus } from './bill-status.ts'

const today = dayOf('2026-11-22')

test('a bill whose day has passed without a debt has been paid', () => {
  expect(billStatus({ due_on: '2026-11-20', overdue: 0 }, today)).toBe('paid')
  expect(billStatus({ due_on: '2026-11-20', overdue: 12.5 }, today)).toBe('overdue')
})

test('on the day after it nobody knows yet', () => {
  expect(billStatus({ due_on: '2026-11-21', overdue: 0 }, today)).toBe('to_pay')
})

test('until its day it is to be paid, and one that the account has paid has no day', () => {
  expect(billStatus({ due_on: '2026-11-22', overdue: 0 }, today)).toBe('to_pay')
  expect(billStatus({ due_on: null, overdue: 0 }, today)).toBe('from_account')
})
