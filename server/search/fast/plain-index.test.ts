import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goodFilters, goodOrders } from '../../../contract/shop/catalogue.ts'
import { buildIndex, type GoodColumns, type IndexQuery, type Sources } from './build-index.ts'
import { plainIndex } from './plain-index.ts'

const good = fc.record({
  price: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.option(fc.integer({ min: 1, max: 9 })),
  topRank: fc.option(fc.integer({ min: 1, max: 9 })),
  created: fc.integer({ min: 0, max: 9 }),
  available: fc.constantFrom<(0 | 1)[]>(0, 1),
  autoship: fc.constantFrom<(0 | 1)[]>(0, 1),
  discount: fc.constantFrom<(0 | 1)[]>(0, 1),
  bio: fc.constantFrom<(0 | 1)[]>(0, 1),
  categories: fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
  name: fc.integer(),
  isFound: fc.boolean(),
})

const query = fc.record({
  categoryId: fc.option(fc.integer({ min: 1, max: 4 })),
  countedCategories: fc.constant([1, 2, 3]),
  filters: fc.uniqueArray(fc.constantFrom(...goodFilters), { maxLength: 2 }),
  priceFromCents: fc.option(fc.integer({ min: 1, max: 9 })),
  priceToCents: fc.option(fc.integer({ min: 1, max: 9 })),
  order: fc.constantFrom(...goodOrders, 'relevance' as const),
  language: fc.constant('lv' as const),
  newSince: fc.integer({ min: 0, max: 10 }),
  isSearch: fc.boolean(),
})

type Good = typeof good extends fc.Arbitrary<infer Value> ? Value : never

test('the fast index answers what the plain one answers, also after stock has changed', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(good, { maxLength: 12 }),
      fc.array(query, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.integer({ min: 10, max: 23 }), fc.boolean()), { maxLength: 4 }),
      async (goods, queries, changes) => {
        const [fast, plain] = [buildIndex(sourcesOf(goods)), plainIndex(sourcesOf(goods))]
        const positions = Int32Array.from(goods.flatMap(({ isFound }, at) => (isFound ? at : [])))
        const askAll = async () => {
          for (const { isSearch, ...rest } of queries) {
            const search = isSearch ? { words: 'words', positions: positions.toReversed() } : null
            const order = search || rest.order !== 'relevance' ? rest.order : 'top'
            const asked: IndexQuery = { ...rest, order, search }
            expect(await fast.query(asked)).toEqual(await plain.query(asked))
          }
        }
        await askAll()
        for (const [goodId, available] of changes)
          for (const index of [fast, plain]) index.setAvailable(goodId, available)
        await askAll()
      },
    ),
  ))

/** Goods have ids from 10 on. */
function sourcesOf(goods: readonly Good[]): Sources {
  const idOf = (at: number) => at + 10
  const columns: GoodColumns = {
    ids: goods.map((_, at) => idOf(at)),
    prices: goods.map(({ price }) => price),
    unitPrices: goods.map(({ unitPrice }) => unitPrice),
    topRanks: goods.map(({ topRank }) => topRank),
    nameWords: goods.map(({ name }) => name),
    created: goods.map(({ created }) => created),
    available: goods.map(({ available }) => available),
    autoship: goods.map(({ autoship }) => autoship),
    discount: goods.map(({ discount }) => discount),
    bio: goods.map(({ bio }) => bio),
  }
  const inCategory = (category: number) =>
    goods.flatMap(({ categories }, at) => (categories.includes(category) ? idOf(at) : []))
  const names = goods.map(({ name }, at) => ({ name, id: idOf(at) }))
  const byName = names.toSorted((a, b) => a.name - b.name || a.id - b.id).map(({ id }) => id)
  return {
    columns,
    goodsByCategory: new Map([1, 2, 3].map((category) => [category, inCategory(category)])),
    readNameOrder: () => Promise.resolve(byName),
  }
}
