import { type GoodFilter, goodFilters } from '../../../contract/shop/catalogue.ts'
import type { CatalogueIndex, IndexQuery, Sources } from './build-index.ts'

/** The index as one would write it without a thought of speed; tests hold the fast one equal. */
export function plainIndex({ columns, goodsByCategory, readNameOrder }: Sources): CatalogueIndex {
  const positionOf = new Map(columns.ids.map((id, position) => [id, position]))
  const goods = columns.ids.map((id, position) => ({
    id,
    position,
    price: columns.prices[position]!,
    unitPrice: columns.unitPrices[position] ?? Infinity,
    topRank: columns.topRanks[position] ?? Infinity,
    createdAt: columns.created[position]!,
    available: columns.available[position] === 1,
    autoship: columns.autoship[position] === 1,
    discount: columns.discount[position] === 1,
    bio: columns.bio[position] === 1,
  }))
  type Good = (typeof goods)[number]

  const has = (good: Good, filter: GoodFilter, { newSince }: IndexQuery): boolean => {
    if (filter === 'new') return good.createdAt >= newSince
    if (filter === 'top') return good.topRank !== Infinity
    return filter === 'in_stock' ? good.available : good[filter]
  }
  const isIn = ({ id }: Good, category: number) => goodsByCategory.get(category)?.includes(id)

  async function sort(found: Good[], { order, search, language }: IndexQuery): Promise<Good[]> {
    if (order === 'relevance' && search)
      return found.toSorted(
        (a, b) => search.positions.indexOf(a.position) - search.positions.indexOf(b.position),
      )
    if (order === 'name') {
      const names = await readNameOrder(language)
      return found.toSorted((a, b) => names.indexOf(a.id) - names.indexOf(b.id))
    }
    const keyOf = (good: Good): number => {
      if (order === 'price') return good.price
      if (order === '-price') return -good.price
      if (order === 'created_at') return -good.createdAt
      return order === 'unit_price' ? good.unitPrice : good.topRank
    }
    // Two goods without a value are equal: their difference would be no number.
    return found.toSorted((a, b) =>
      keyOf(a) === keyOf(b) ? a.position - b.position : keyOf(a) - keyOf(b),
    )
  }

  return {
    ids: Int32Array.from(columns.ids),
    positionOf,
    async query(query) {
      const { categoryId, search, filters, priceFromCents, priceToCents } = query
      const offered = goods.filter(
        (good) =>
          (categoryId === null || isIn(good, categoryId)) &&
          (!search || search.positions.includes(good.position)) &&
          filters.every((filter) => has(good, filter, query)),
      )
      const found = offered.filter(
        ({ price }) => price >= (priceFromCents ?? 0) && price <= (priceToCents ?? Infinity),
      )
      const prices = offered.map(({ price }) => price)
      const counts = goodFilters.map((filter): [GoodFilter, number] => [
        filter,
        found.filter((good) => has(good, filter, query)).length,
      ])
      return {
        ids: Int32Array.from(await sort(found, query), ({ id }) => id),
        filters: Object.fromEntries(counts) as Record<GoodFilter, number>,
        categories: new Map(
          query.countedCategories.map((category) => [
            category,
            found.filter((good) => isIn(good, category)).length,
          ]),
        ),
        price:
          prices.length === 0
            ? null
            : { fromCents: Math.min(...prices), toCents: Math.max(...prices) },
      }
    },
    setAvailable(goodId, available) {
      const good = goods[positionOf.get(goodId) ?? -1]
      if (good) good.available = available
    },
  }
}
