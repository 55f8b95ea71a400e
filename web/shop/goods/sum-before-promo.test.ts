import { expect, test } from 'vitest'
import { sumBeforePromo } from './sum-before-promo.ts'

// O-28
test('a line comes to its count times its price, whatever a promo code takes', () => {
  expect(sumBeforePromo({ order: 6, price_without_discount_vat: 2.93 })).toBe(17.58)
})
