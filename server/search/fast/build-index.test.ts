import { expect, test } from 'vitest'
import { buildIndex, type IndexQuery } from './build-index.ts'

const columns = {
  ids: [11, 12],
  prices: [100, 200],
  unitPrices: [null, null],
  topRanks: [null, null],
  nameWords: [1, 1],
  created: [0, 0],
  available: [1, 1] as (0 | 1)[],
  autoship: [1, 1] as (0 | 1)[],
  discount: [0, 0] as (0 | 1)[],
  bio: [0, 0] as (0 | 1)[],
}

const byName: IndexQuery = {
  categoryId: null,
  countedCategories: [],
  filters: [],
  priceFromCents: null,
  priceToCents: null,
  order: 'name',
  language: 'lv',
  newSince: Infinity,
  search: null,
}

test('a good that sells out while a list is sorted is not cached as available', async () => {
  let answerNames: (ids: number[]) => void = () => undefined
  const names = new Promise<number[]>((resolve) => (answerNames = resolve))
  const index = buildIndex({ columns, goodsByCategory: new Map(), readNameOrder: () => names })
  const begunBefore = index.query(byName)
  index.setAvailable(12, false)
  answerNames([12, 11])
  expect([...(await begunBefore).ids]).toEqual([12, 11])
  const after = await index.query(byName)
  expect(after.filters.in_stock).toBe(1)
  expect(await index.query(byName)).toBe(after)
})
