import { expect, test } from 'vitest'
import { readSharedLines, sharedPath } from './shared-lines.ts'

test('a shared cart is its goods and their counts, without empties', () => {
  const path = sharedPath([
    { good_id: 101, order: 2 },
    { good_id: 102, order: 0 },
    { good_id: 300, order: 1 },
  ])
  expect(path).toBe('/goods/shared/101-2.300-1')
  expect(readSharedLines(path.slice('/goods/shared/'.length))).toEqual([
    { goodId: 101, count: 2 },
    { goodId: 300, count: 1 },
  ])
})

test('what cannot be read of a link is left out', () => {
  expect(readSharedLines('101-2.x.300-0.5-1e9.101-3.-7')).toEqual([{ goodId: 101, count: 3 }])
  expect(readSharedLines('')).toEqual([])
})
