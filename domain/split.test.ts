import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from './money.ts'
import { split } from './split.ts'

const often = { numRuns: 1000 }
const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 30 })

test('a euro among three equals is 34, 33 and 33 cents', () => {
  expect(split(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(split(-100, [1, 1, 1])).toEqual([-34, -33, -33])
})

test('the largest remainder gets the last cent', () => {
  expect(split(10, [1, 2, 3])).toEqual([2, 3, 5])
  expect(split(500, [0, 790, 210])).toEqual([0, 395, 105])
  expect(split(100, [0, 0])).toEqual([0, 0])
})

test('splitting loses no cent and gives no part more than one cent too much', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), weights, (sum, parts) => {
      const total = sumOf(parts, (part) => part)
      fc.pre(total > 0)
      const shares = split(sum, parts)
      expect(sumOf(shares, (share) => share)).toBe(sum)
      for (const [index, share] of shares.entries()) {
        expect(Math.abs(share - (sum * parts[index]!) / total)).toBeLessThan(1 + 1e-6)
        if (parts[index] === 0) expect(share).toBe(0)
      }
    }),
    often,
  )
})

test('a discount within the sum never makes a line negative', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
      const discount = Math.floor(sumOf(lines, (line) => line) * share)
      for (const [index, part] of split(discount, lines).entries())
        expect(part).toBeLessThanOrEqual(lines[index]!)
    }),
    often,
  )
})
