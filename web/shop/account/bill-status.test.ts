import { expect, test } from 'vitest'
import { dayOf } from '../../../domain/calendar.ts'
import { billStatus } from './bill-status.ts'

const today = dayOf('2026-11-22')

test('a bill past its day without a debt is paid', () => {
  expect(billStatus({ due_on: '2026-11-20', overdue: 0 }, today)).toBe('paid')
  expect(billStatus({ due_on: '2026-11-20', overdue: 12.5 }, today)).toBe('overdue')
})

test('on the day after the due day the bill still counts as to pay', () => {
  expect(billStatus({ due_on: '2026-11-21', overdue: 0 }, today)).toBe('to_pay')
})

test('a bill is to pay until its day, and one paid from the account has no day', () => {
  expect(billStatus({ due_on: '2026-11-22', overdue: 0 }, today)).toBe('to_pay')
  expect(billStatus({ due_on: null, overdue: 0 }, today)).toBe('from_account')
})
