import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'

const payNow = (toPayCents: number) => ({ toPayCents, mayBeDebt: false })

test('the first delivery that the account does not cover is marked, with the missing sum', () => {
  const covered = coverageOf(3_000, [payNow(1_480), payNow(1_480), payNow(1_480)])
  expect(
    covered.map(({ isCovered, isFirstShort, missingCents }) => [
      isCovered,
      isFirstShort,
      missingCents,
    ]),
  ).toEqual([
    [true, false, 0],
    [true, false, 0],
    [false, true, 1_440],
  ])
})

test('a paid delivery costs nothing more, and a debt is part of the missing sum', () => {
  expect(coverageOf(-500, [payNow(0), payNow(1_000)])).toEqual([
    { isCovered: true, isFirstShort: false, missingCents: 0, balanceAfterCents: -500 },
    { isCovered: false, isFirstShort: true, missingCents: 1_500, balanceAfterCents: -500 },
  ])
})

test('a deferred delivery becomes a debt, one in cash leaves the account alone', () => {
  const [deferred] = coverageOf(100, [{ toPayCents: 1_000, mayBeDebt: true }])
  const [cash] = coverageOf(100, [payNow(1_000)])
  expect([deferred!.balanceAfterCents, cash!.balanceAfterCents]).toEqual([-900, 100])
})

test('topping up the missing sum covers all deliveries up to the first short one', () => {
  const costs = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(fc.integer({ min: -5_000, max: 20_000 }), costs, (balance, cents) => {
      const deliveries = cents.map(payNow)
      const first = coverageOf(balance, deliveries).findIndex(({ isFirstShort }) => isFirstShort)
      if (first === -1) return
      const { missingCents } = coverageOf(balance, deliveries)[first]!
      const after = coverageOf(balance + missingCents, deliveries)
      expect(after.slice(0, first + 1).every(({ isCovered }) => isCovered)).toBe(true)
      expect(coverageOf(balance + missingCents - 1, deliveries)[first]!.isCovered).toBe(false)
    }),
  )
})
