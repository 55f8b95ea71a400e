import { expect, test } from 'vitest'
import {
  countsSeenBy,
  goodsToRecount,
  loadedPieces,
  type LoadCount,
  shortOfPlan,
  stateOfLoad,
} from './load-counts.ts'

const count = (driver: number | null, warehouse: number | null, goodId = 101): LoadCount => ({
  goodId,
  planned: 60,
  driver,
  warehouse,
})

test('a load waits, is counted, differs or is equal', () => {
  expect(stateOfLoad([count(null, null)])).toBe('waiting')
  expect(stateOfLoad([count(60, null)])).toBe('counting')
  expect(stateOfLoad([count(60, 60), count(4, null, 102)])).toBe('counting')
  expect(stateOfLoad([count(60, 59)])).toBe('differs')
  expect(stateOfLoad([count(60, 60), count(4, 4, 102)])).toBe('equal')
  expect(stateOfLoad([])).toBe('equal')
})

test('only unequal goods are counted again', () => {
  expect(goodsToRecount([count(60, 60), count(5, 4, 102), count(3, null, 103)])).toEqual([102])
})

test('neither side sees the count of the other before its own is in', () => {
  expect(countsSeenBy('driver', count(null, 58))).toMatchObject({ warehouse: null })
  expect(countsSeenBy('warehouse', count(60, null))).toMatchObject({ driver: null })
  expect(countsSeenBy('driver', count(60, 58))).toEqual(count(60, 58))
})

test('a load that is short of its plan says by how much', () => {
  expect([count(60, 56), count(56, null), count(null, null)].map(loadedPieces)).toEqual([
    56, 56, 60,
  ])
  expect(shortOfPlan([count(56, 56), count(60, 60, 102)])).toEqual([{ goodId: 101, pieces: 4 }])
})
