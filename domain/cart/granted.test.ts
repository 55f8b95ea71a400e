import { expect, test } from 'vitest'
import { grantPieces, mostPieces } from './granted.ts'

test('a quantity is granted up to what is available, and the answer tells both', () => {
  expect(grantPieces(3, 5)).toEqual({ requested: 3, granted: 3, isShort: false })
  expect(grantPieces(5, 5)).toEqual({ requested: 5, granted: 5, isShort: false })
  expect(grantPieces(6, 5)).toEqual({ requested: 6, granted: 5, isShort: true })
  expect(grantPieces(1, 0)).toEqual({ requested: 1, granted: 0, isShort: true })
  expect(grantPieces(1, -2)).toEqual({ requested: 1, granted: 0, isShort: true })
})

test('two lines of one good share what there is', () => {
  expect(grantPieces(4, 5, 3)).toEqual({ requested: 4, granted: 2, isShort: true })
  expect(grantPieces(4, 5, 9).granted).toBe(0)
})

test('a good that is not counted has no limit but the largest quantity', () => {
  expect(grantPieces(9999, null)).toEqual({ requested: 9999, granted: 9999, isShort: false })
  expect(mostPieces).toBe(9999)
  expect(grantPieces(10_000, null).granted).toBe(9999)
})
