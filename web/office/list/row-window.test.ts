import { expect, test } from 'vitest'
import { piecesOf, rowsBetween } from './row-window.ts'

const rowsIn = (pieces: ReturnType<typeof piecesOf>) =>
  pieces.flatMap((piece) => ('row' in piece ? [piece.row] : []))
const height = (pieces: ReturnType<typeof piecesOf>) =>
  pieces.reduce((sum, piece) => sum + ('row' in piece ? 40 : piece.space), 0)

test('the rows in sight are found by the heights that were measured, in fives', () => {
  expect(rowsBetween([], 10_000, -900, 1_800)).toEqual({ from: 0, to: 50 })
  expect(rowsBetween([40], 10_000, 4_020, 4_500)).toEqual({ from: 100, to: 115 })
  expect(rowsBetween([40], 115, 4_020, 9_999)).toEqual({ from: 100, to: 115 })
  expect(rowsBetween([40], 115, 99_999, 999_999)).toEqual({ from: 110, to: 115 })
})

test('a list is as high as if all its rows stood in it, wherever the keyboard is', () => {
  for (const active of [0, 99, 100, 119, 120, 9_999]) {
    const pieces = piecesOf({ from: 100, to: 120 }, active, [40], 10_000)
    expect(height(pieces)).toBe(400_000)
    expect(rowsIn(pieces)).toContain(active)
    expect(rowsIn(pieces)).toEqual(expect.arrayContaining([100, 119]))
    expect(rowsIn(pieces).length).toBeLessThanOrEqual(21)
  }
})

test('a whole list has no spaces', () => {
  expect(piecesOf({ from: 0, to: 3 }, 1, [], 3)).toEqual([{ row: 0 }, { row: 1 }, { row: 2 }])
})
