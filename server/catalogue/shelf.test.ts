import { expect, test } from 'vitest'
import type { ShelfQuestion } from './pick-from-shelf.ts'
import { shelfOf } from './shelf.ts'

const columns = {
  ids: [11, 12],
  prices: [100, 200],
  unitPrices: [null, null],
  tops: [null, null],
  created: [0, 0],
  available: [1, 1] as (0 | 1)[],
  autoship: [1, 1] as (0 | 1)[],
  discount: [0, 0] as (0 | 1)[],
  bio: [0, 0] as (0 | 1)[],
}

const byName: ShelfQuestion = {
  categoryId: null,
  counting: [],
  filters: [],
  priceFromCents: null,
  priceToCents: null,
  order: 'name',
  language: 'lv',
  newSince: Infinity,
  among: null,
}

test('what sells out while a list is put in order is not told from memory as if it could be had', async () => {
  let tellNames: (ids: number[]) => void = () => undefined
  const names = new Promise<number[]>((resolve) => (tellNames = resolve))
  const shelf = shelfOf({ columns, goodsByCategory: new Map(), readNames: () => names })
  const begunBefore = shelf.pick(byName)
  shelf.setAvailable(12, false)
  tellNames([12, 11])
  expect([...(await begunBefore).ids]).toEqual([12, 11])
  const after = await shelf.pick(byName)
  expect(after.filters.in_stock).toBe(1)
  expect(await shelf.pick(byName)).toBe(after)
})
