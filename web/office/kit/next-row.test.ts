import { expect, test } from 'vitest'
import { nextRow } from './next-row.ts'

const rows = ['a', 'b', 'c', 'd']

test('rows are walked from the one that has the focus, and not beyond the ends', () => {
  expect(nextRow(rows, undefined, undefined, 1)).toBe(0)
  expect(nextRow(rows, 'a', undefined, 1)).toBe(1)
  expect(nextRow(rows, 'd', undefined, 1)).toBe(3)
  expect(nextRow(rows, 'a', undefined, -1)).toBe(0)
})

test('back from another page the walk goes on from the row that led there', () => {
  expect(nextRow(rows, undefined, { name: 'b', index: 1 }, 1)).toBe(2)
  expect(nextRow(rows, undefined, { name: 'b', index: 1 }, -1)).toBe(0)
})

test('a row that was settled is followed by the one in its place', () => {
  expect(nextRow(rows, undefined, { name: 'gone', index: 1 }, 1)).toBe(1)
  expect(nextRow(rows, undefined, { name: 'gone', index: 1 }, -1)).toBe(0)
  expect(nextRow(rows, undefined, { name: 'gone', index: 9 }, 1)).toBe(3)
})
