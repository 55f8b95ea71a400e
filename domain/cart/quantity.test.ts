import { expect, test } from 'vitest'
import { grantedPieces, maxPieces } from './quantity.ts'

test('a quantity is granted up to what is available', () => {
  expect([3, 5, 6].map((requested) => grantedPieces(requested, 5))).toEqual([3, 5, 5])
  expect(grantedPieces(1, 0)).toBe(0)
  expect(grantedPieces(1, -2)).toBe(0)
})

test('a good that is not counted has no limit but the largest quantity', () => {
  expect(maxPieces).toBe(9999)
  expect([9999, 10_000].map((requested) => grantedPieces(requested, null))).toEqual([9999, 9999])
})
