import { expect, test } from 'vitest'
import { hoursToPay, mayOrderUnpaid, mayTopUp, type Unpaid } from './unpaid.ts'

const nothing: Unpaid = { orders: 0, orderCents: 0, payments: 0, isKnown: false }

test('Three orders may wait for their money, and twenty payments', () => {
  expect(mayOrderUnpaid({ ...nothing, orders: 2, payments: 19 })).toBe(true)
  expect(mayOrderUnpaid({ ...nothing, orders: 3 })).toBe(false)
  expect(mayOrderUnpaid({ ...nothing, payments: 20 })).toBe(false)
  expect(mayTopUp({ payments: 19 })).toBe(true)
  expect(mayTopUp({ payments: 20 })).toBe(false)
})

test('Beyond 300 € in all a stranger has an hour to pay, a known customer the usual time', () => {
  expect(hoursToPay(nothing, 30_000, 24)).toBe(24)
  expect(hoursToPay(nothing, 30_001, 24)).toBe(1)
  expect(hoursToPay({ ...nothing, orders: 1, orderCents: 29_000 }, 2_000, 24)).toBe(1)
  expect(hoursToPay({ ...nothing, isKnown: true }, 180_600, 24)).toBe(24)
})
