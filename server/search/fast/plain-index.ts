import { type GoodFilter, goodFilters } from '../../../contract/shop/catalogue.ts'
import type { CatalogueIndex, IndexQuery, Sources } from './build-index.ts'

type Good = ReturnType<typeof goodsOf>[number]

const goodsOf = (columns: Sources['columns']) =>
  columns.ids.map((id, position) => ({
    id,
    position,
    price: columns.prices[position]!,
    unitPrice: columns.unitPrices[position] ?? Infinity,
    topRank: columns.topRanks[position] ?? Number.MAX_VALUE,
    nameWords: columns.nameWords[position]!,
    createdAt: columns.created[position]!,
    available: columns.available[position] === 1,
    autoship: columns.autoship[position] === 1,
    discount: columns.discount[position] === 1,
    bio: columns.bio[position] === 1,
  }))

function has(good: Good, filter: GoodFilter, newSince: number): boolean {
  if (filter === 'new') return good.createdAt >= newSince
  if (filter === 'top') return good.topRank !== Number.MAX_VALUE
  return filter === 'in_stock' ? good.available : good[filter]
}

const countByFilter = (found: readonly Good[], newSince: number) =>
  Object.fromEntries(
    goodFilters.map((filter) => [
      filter,
      found.filter((good) => has(good, filter, newSince)).length,
    ]),
  ) as Record<GoodFilter, number>

function sortKey(good: Good, order: IndexQuery['order']): number {
  if (order === 'price') return good.price
  if (order === '-price') return -good.price
  if (order === 'created_at') return -good.createdAt
  return order === 'unit_price' ? good.unitPrice : good.topRank
}

const isInPriceRange = ({ price }: Good, { priceFromCents, priceToCents }: IndexQuery) =>
  price >= (priceFromCents ?? 0) && price <= (priceToCents ?? Infinity)

const inOrderOfSales = (a: Good, b: Good) =>
  a.topRank - b.topRank || a.nameWords - b.nameWords || a.position - b.position

const rangeOf = (cents: number[]) =>
  cents.length === 0 ? null : { fromCents: Math.min(...cents), toCents: Math.max(...cents) }

type Sorting = Pick<Sources, 'readNameOrder'> & { query: IndexQuery }

async function sort(found: Good[], { query, readNameOrder }: Sorting): Promise<Good[]> {
  const { order, search, language } = query
  const sortedBy = (key: (good: Good) => number) =>
    // Two goods without a value are equal: their difference would be no number.
    found.toSorted((a, b) => (key(a) === key(b) ? a.position - b.position : key(a) - key(b)))
  if (order === 'relevance' && search)
    return sortedBy(({ position }) => search.positions.indexOf(position))
  if (order !== 'name') return sortedBy((good) => sortKey(good, order))
  const names = await readNameOrder(language)
  return sortedBy(({ id }) => names.indexOf(id))
}

/** The index as one would write it without a thought of speed; tests hold the fast one equal. */
export function plainIndex({ columns, goodsByCategory, readNameOrder }: Sources): CatalogueIndex {
  const goods = goodsOf(columns)
  const positionOf = new Map(goods.map(({ id, position }) => [id, position]))
  const isIn = ({ id }: Good, category: number) => goodsByCategory.get(category)?.includes(id)

  async function query(query: IndexQuery) {
    const { categoryId, search, filters, newSince } = query
    const offered = goods.filter(
      (good) =>
        (categoryId === null || isIn(good, categoryId)) &&
        (!search || search.positions.includes(good.position)) &&
        filters.every((filter) => has(good, filter, newSince)),
    )
    const found = offered.filter((good) => isInPriceRange(good, query))
    return {
      ids: Int32Array.from(await sort(found, { query, readNameOrder }), ({ id }) => id),
      filters: countByFilter(found, newSince),
      categories: new Map(
        query.countedCategories.map((category) => [
          category,
          found.filter((good) => isIn(good, category)).length,
        ]),
      ),
      price: rangeOf(offered.map(({ price }) => price)),
    }
  }

  return {
    ids: Int32Array.from(columns.ids),
    positionOf,
    bySales: Int32Array.from(goods.toSorted(inOrderOfSales), ({ position }) => position),
    query,
    setAvailable(goodId, available) {
      const good = goods[positionOf.get(goodId) ?? -1]
      if (good) good.available = available
    },
  }
}
