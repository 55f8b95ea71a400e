import { expect, test } from 'vitest'
import { dayOf } from '../../../domain/calendar.ts'
import { billStatus } from './bill-status.ts'

const today = dayOf('2026-11-22')

// D-1
test('a bill is overdue only if itself is unpaid past its day', () => {
  expect(billStatus({ due_on: '2026-11-20', open: 0 }, today)).toBe('paid')
  expect(billStatus({ due_on: '2026-11-21', open: 12.5 }, today)).toBe('overdue')
})

test('a bill is to pay until its day, and paid as soon as its money has come', () => {
  expect(billStatus({ due_on: '2026-11-22', open: 12.5 }, today)).toBe('to_pay')
  expect(billStatus({ due_on: '2026-11-25', open: 0 }, today)).toBe('paid')
})

test('a bill paid from the account has no day', () => {
  expect(billStatus({ due_on: null, open: 0 }, today)).toBe('from_account')
})
