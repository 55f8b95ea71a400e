import { expect, test } from 'vitest'
import { unitPrice } from './unit-price.ts'

const litres = (thousandths: number): { thousandths: number; per: 'l' } => ({
  thousandths,
  per: 'l',
})

test('a good shows its price per litre, kilogram or piece', () => {
  expect(unitPrice(790, litres(18_900))).toEqual({ cents: 42, per: 'l' })
  expect(unitPrice(590, litres(11_300))).toEqual({ cents: 52, per: 'l' })
  expect(unitPrice(189, { thousandths: 500, per: 'kg' })).toEqual({ cents: 378, per: 'kg' })
  expect(unitPrice(540, { thousandths: 350, per: 'kg' })).toEqual({ cents: 1543, per: 'kg' })
  expect(unitPrice(460, { thousandths: 10_000, per: 'piece' })).toEqual({ cents: 46, per: 'piece' })
})

test('it is left out without a measure, or where it would repeat the price', () => {
  expect(unitPrice(349, { thousandths: 1000, per: 'kg' })).toBeNull()
  expect(unitPrice(349, null)).toBeNull()
  expect(unitPrice(349, litres(0))).toBeNull()
})
