import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { sumOf } from '../money.ts'
import { vatFromGross, vatPercent, vatTable } from './vat.ts'

test('the rate follows the class and the day of supply', () => {
  const bread = (day: string): number => vatPercent('pilot_food', dayOf(day))
  expect(['2026-06-30', '2026-07-01', '2027-06-30', '2027-07-01'].map(bread)).toEqual([
    21, 12, 12, 21,
  ])
  const today = dayOf('2026-11-20')
  expect([
    vatPercent('standard', today),
    vatPercent('reduced', today),
    vatPercent('books', today),
  ]).toEqual([21, 12, 5])
})

test('rates may be given in any order, and a class without a rate throws', () => {
  const rates = [
    { vatClass: 'standard', from: dayOf('2030-01-01'), percent: 22 },
    { vatClass: 'standard', from: dayOf('2024-01-01'), percent: 21 },
  ] as const
  expect(vatPercent('standard', dayOf('2029-12-31'), rates)).toBe(21)
  expect(vatPercent('standard', dayOf('2030-01-01'), rates)).toBe(22)
  expect(vatPercent('standard', dayOf('2030-01-01'), rates.toReversed())).toBe(22)
  expect(() => vatPercent('books', dayOf('2026-11-20'), rates)).toThrow('no VAT rate of books')
})

test('VAT is calculated from the gross price', () => {
  expect(vatFromGross(121, 21)).toEqual({ baseCents: 100, vatCents: 21 })
  expect(vatFromGross(790, 21)).toEqual({ baseCents: 653, vatCents: 137 })
  expect(vatFromGross(360, 12)).toEqual({ baseCents: 321, vatCents: 39 })
  expect(vatFromGross(-790, 21)).toEqual({ baseCents: -653, vatCents: -137 })
})

test('a document shows base and VAT once per rate, the highest first', () => {
  const lines = [
    { grossCents: 360, percent: 12 },
    { grossCents: 790, percent: 21 },
    { grossCents: 790, percent: 21 },
  ]
  expect(vatTable(lines)).toEqual({
    rows: [
      { percent: 21, grossCents: 1580, baseCents: 1306, vatCents: 274 },
      { percent: 12, grossCents: 360, baseCents: 321, vatCents: 39 },
    ],
    baseCents: 1627,
    vatCents: 313,
    grossCents: 1940,
  })
})

test('base and VAT add up to the gross sum, per rate and in total', () => {
  const line = fc.record({
    grossCents: fc.integer({ min: -100_000, max: 1_000_000 }),
    percent: fc.constantFrom(21, 12, 5),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const table = vatTable(lines)
      expect(table.baseCents + table.vatCents).toBe(table.grossCents)
      expect(table.grossCents).toBe(sumOf(lines, ({ grossCents }) => grossCents))
      for (const row of table.rows) {
        expect(row.baseCents + row.vatCents).toBe(row.grossCents)
        expect(Math.abs((row.baseCents * row.percent) / 100 - row.vatCents)).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 1000 },
  )
})
