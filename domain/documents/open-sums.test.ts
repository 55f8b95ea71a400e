import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import { type Debt, openSums } from './open-sums.ts'

const unpaid = (...sums: number[]): Debt[] => sums.map((owedCents) => ({ owedCents, paidCents: 0 }))

test('money pays the oldest document first', () => {
  expect(openSums(unpaid(1000, 2000, 500), 3500)).toEqual([1000, 2000, 500])
  expect(openSums(unpaid(1000, 2000, 500), 1700)).toEqual([0, 1200, 500])
  expect(openSums(unpaid(1000, 2000, 500), 0)).toEqual([0, 0, 0])
})

test('a payment that names a newer document pays that one', () => {
  const paidNewest = [...unpaid(1000, 2000), { owedCents: 500, paidCents: 500 }]
  expect(openSums(paidNewest, 3000)).toEqual([1000, 2000, 0])
  const paidInPart = [...unpaid(1000), { owedCents: 500, paidCents: 200 }]
  expect(openSums(paidInPart, 1300)).toEqual([1000, 300])
})

test('no document is open for more than its sum or less than zero', () => {
  expect(openSums(unpaid(1000), 9000)).toEqual([1000])
  expect(openSums(unpaid(1000), -500)).toEqual([0])
  expect(openSums([{ owedCents: 1000, paidCents: 1500 }], 9000)).toEqual([0])
})

test('all open sums together are never more than what is left to pay', () => {
  const debt = fc.record({ owedCents: fc.nat(100_000), paidCents: fc.nat(100_000) })
  fc.assert(
    fc.property(fc.array(debt), fc.integer({ min: -1000, max: 500_000 }), (debts, left) => {
      const open = openSums(debts, left)
      expect(open).toHaveLength(debts.length)
      expect(sumOf(open, (cents) => cents)).toBeLessThanOrEqual(Math.max(0, left))
      for (const [index, { owedCents, paidCents }] of debts.entries())
        expect(open[index]).toBeLessThanOrEqual(Math.max(0, owedCents - paidCents))
    }),
  )
})
