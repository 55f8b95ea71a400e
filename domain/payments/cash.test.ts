import { expect, test } from 'vitest'
import { defaultSettings as settings } from '../settings.ts'
import { cashAllowed } from './cash.ts'

const order = { isOurCourier: true, totalCents: 30_000, hasOverdueDebt: false }

test('the courier takes 300.00 in cash and not a cent more', () => {
  expect(cashAllowed(order, settings)).toEqual({ ok: true, value: null })
  expect(cashAllowed({ ...order, totalCents: 30_001 }, settings)).toEqual({
    ok: false,
    refusal: { code: 'above_cash_limit', limitCents: 30_000 },
  })
})

test('other carriers take no cash, and a customer with overdue debt cannot pay cash', () => {
  expect(cashAllowed({ ...order, isOurCourier: false }, settings)).toMatchObject({
    refusal: { code: 'not_for_this_delivery' },
  })
  expect(cashAllowed({ ...order, hasOverdueDebt: true }, settings)).toMatchObject({
    refusal: { code: 'overdue_debt' },
  })
})
