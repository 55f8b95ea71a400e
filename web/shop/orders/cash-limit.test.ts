import { expect, test } from 'vitest'
import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import type { MethodKey } from '../../../domain/payments/methods.ts'
import { isAboveCashLimit } from './cash-limit.ts'
import type { OpenCopy } from './open-copy.ts'

const changed = (method: MethodKey, total: number) =>
  ({
    order: { payment_type: paymentTypes.numberOf(method) },
    cart: { details: { total_price_with_bail_and_vat: total } },
  }) as unknown as OpenCopy

// O-42
test('only an order paid in cash that grows above the limit is told that the courier cannot take it', () => {
  const limitCents = 30_000
  expect(isAboveCashLimit(changed('cash', 300.01), limitCents)).toBe(true)
  expect(isAboveCashLimit(changed('cash', 300), limitCents)).toBe(false)
  expect(isAboveCashLimit(changed('card', 400), limitCents)).toBe(false)
})
