import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  centsOf,
  eurosOf,
  formatEuros,
  parseEuros,
  percentOf,
  roundCents,
  sumOf,
  typedEuros,
} from './money.ts'

const often = { numRuns: 1000 }
const cents = fc.integer({ min: -100_000_000, max: 100_000_000 })

test('a sum has two decimals and never breaks over a line', () => {
  expect(formatEuros(849)).toBe('8,49\u00a0€')
  expect(formatEuros(0)).toBe('0,00\u00a0€')
  expect(formatEuros(5)).toBe('0,05\u00a0€')
  expect(formatEuros(-849)).toBe('−8,49\u00a0€')
  expect(formatEuros(123_450)).toBe('1234,50\u00a0€')
  expect(formatEuros(1_234_568)).toBe('12\u00a0345,68\u00a0€')
  expect(formatEuros(123_450, 'en')).toBe('€1,234.50')
})

test('sums are written as Latvian and English readers expect them, with a true minus', () => {
  const latvian = new Intl.NumberFormat('lv-LV', { style: 'currency', currency: 'EUR' })
  const english = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
  fc.assert(
    fc.property(cents, (sum) => {
      expect(formatEuros(sum)).toBe(latvian.format(sum / 100).replace('-', '−'))
      expect(formatEuros(sum, 'en')).toBe(english.format(sum / 100).replace('-', '−'))
    }),
    often,
  )
})

test('a sum in a field has both its decimals and is read back', () => {
  expect([790, 1050, 5, 0].map(typedEuros)).toEqual(['7,90', '10,50', '0,05', '0,00'])
  fc.assert(
    fc.property(cents, (sum) => {
      expect(parseEuros(typedEuros(sum))).toBe(sum)
    }),
  )
})

test('euros from outside are parsed strictly', () => {
  expect([8.49, '8,49', ' 8.5 ', 25, 0, '0.01'].map(parseEuros)).toEqual([
    849, 849, 850, 2500, 0, 1,
  ])
  for (const bad of [
    '',
    'x',
    '8.499',
    8.499,
    '1e3',
    1e21,
    Number.NaN,
    Infinity,
    '0x10',
    '8,',
    '--1',
    '9999999999.99',
  ])
    expect(parseEuros(bad), String(bad)).toBeNull()
  fc.assert(
    fc.property(cents, (sum) => parseEuros(eurosOf(sum)) === sum),
    often,
  )
})

test('cents survive the conversion to euros and back', () => {
  expect([8.29, 1.15, -0.29].map(centsOf)).toEqual([829, 115, -29])
  fc.assert(
    fc.property(cents, (sum) => centsOf(eurosOf(sum)) === sum),
    often,
  )
})

test('a sum beyond a billion is refused', () => {
  expect(parseEuros('1000000000')).toBe(100_000_000_000)
  expect(parseEuros('1000000000.01')).toBeNull()
  expect(parseEuros('-1000000000.01')).toBeNull()
})

test('half a cent is rounded away from zero', () => {
  expect([0.5, 1.5, -0.5, -1.5, 0.49, -0.49].map(roundCents)).toEqual([1, 2, -1, -2, 0, 0])
  expect(percentOf(250, 1)).toBe(3)
  expect(percentOf(-250, 1)).toBe(-3)
  expect(percentOf(800, 10)).toBe(80)
  expect(percentOf(999, 12.5)).toBe(125)
})

test('a percentage and its remainder add up to the whole', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 100 }), (sum, percent) => {
      const part = percentOf(sum, percent)
      expect(part).toBeGreaterThanOrEqual(0)
      expect(part).toBeLessThanOrEqual(sum)
      expect(Math.abs(part - (sum * percent) / 100)).toBeLessThanOrEqual(0.5)
    }),
    often,
  )
})

test('the sum of items adds their cents', () => {
  expect(sumOf([{ price: 1 }, { price: 41 }], (thing) => thing.price)).toBe(42)
})
