import { topUpMethods } from '../payments/methods.ts'
import { expect, test } from 'vitest'
import { defaultSettings as settings } from '../settings.ts'
import { autoshipMethod } from './autoship-method.ts'

const order = {
  totalCents: 4000,
  topUpCents: 0,
  deliveryKind: 'courier',
  balanceCents: 4000,
  creditLimitCents: 5000,
  mayPayLater: true,
  hasOverdueDebt: false,
  onlineMethods: topUpMethods.map(({ key }) => key),
} as const

test('an autoship is paid from the account, else deferred, else in cash, else it waits', () => {
  expect(autoshipMethod(order, settings)).toBe('account')
  expect(autoshipMethod({ ...order, balanceCents: 0 }, settings)).toBe('deferred')
  expect(autoshipMethod({ ...order, balanceCents: 0, mayPayLater: false }, settings)).toBe('cash')
  const inDebt = { ...order, balanceCents: -9000, hasOverdueDebt: true }
  expect(autoshipMethod(inDebt, settings)).toBeNull()
})
