import { LRUCache } from 'lru-cache'
import type { GoodOrder } from '../../../contract/shop/catalogue.ts'
import type { Language } from '../../../contract/shared/refusals.ts'
import { watchCache } from '../../platform/metrics.ts'
import {
  flagOf,
  type GoodsFilter,
  type GoodsFound,
  type IndexData,
  queryIndex,
} from './query-index.ts'

/** All goods on sale as one list for each column, in the order of ids. */
export type GoodColumns = {
  ids: number[]
  prices: number[]
  unitPrices: (number | null)[]
  topRanks: (number | null)[]
  /** Words of the name: of two goods alike the plainer one comes first. */
  nameWords: number[]
  created: number[]
  available: (0 | 1)[]
  autoship: (0 | 1)[]
  discount: (0 | 1)[]
  bio: (0 | 1)[]
}

export type IndexQuery = GoodsFilter & {
  /** `relevance` is the order in which a search found the goods. */
  order: GoodOrder | 'relevance'
  language: Language
  /** The positions that a search for these words found, the best first; null without a search. */
  search: { words: string; positions: Int32Array } | null
}

/**
 * What lists ask of all goods at once, answered from memory. `buildIndex` is fast, `plainIndex` is
 * its plain twin that tests compare it with.
 */
export type CatalogueIndex = {
  ids: Int32Array
  positionOf: Map<number, number>
  /** All positions, the best sellers first. */
  bySales: Int32Array
  query: (query: IndexQuery) => Promise<GoodsFound>
  setAvailable: (goodId: number, available: boolean) => void
}

export type Sources = {
  columns: GoodColumns
  goodsByCategory: Map<number, number[]>
  /** Called when a list by name is first asked for. */
  readNameOrder: (language: Language) => Promise<number[]>
}

const mostAnswerBytes = 16 * 1024 * 1024

export function buildIndex(sources: Sources): CatalogueIndex {
  const { columns } = sources
  const positionOf = new Map(columns.ids.map((id, position) => [id, position]))
  const data = indexData(sources, positionOf)
  const orders = orderCache(sources, positionOf)
  const answers = new LRUCache<string, GoodsFound>({
    maxSize: mostAnswerBytes,
    sizeCalculation: ({ ids }) => ids.length * 4 + 500,
  })
  watchCache('lists of goods', () => answers.calculatedSize)

  return {
    ids: data.ids,
    positionOf,
    bySales: bySales(columns),
    async query(query) {
      const key = JSON.stringify({ ...query, search: query.search?.words })
      const cached = answers.get(key)
      if (cached) return cached
      const { search, order, language } = query
      const ordered =
        order === 'relevance' && search
          ? search.positions
          : await orders(order === 'relevance' ? 'top' : order, language)
      // After the last await, so that no change of stock comes between the answer and its caching.
      const found = queryIndex(data, query, search?.positions ?? null, ordered)
      answers.set(key, found)
      return found
    },
    setAvailable(goodId, available) {
      const position = positionOf.get(goodId)
      if (position === undefined) return
      const others = data.flags[position]! & ~flagOf.in_stock
      data.flags[position] = available ? others | flagOf.in_stock : others
      answers.clear()
    },
  }
}

function indexData(
  { columns, goodsByCategory }: Sources,
  positionOf: ReadonlyMap<number, number>,
): IndexData {
  const none = new Int32Array()
  const positionsByCategory = new Map(
    [...goodsByCategory].map(([id, goods]) => [id, positionsOf(goods, positionOf)]),
  )
  const flags = columns.ids.map(
    (_, position) =>
      columns.autoship[position]! * flagOf.autoship +
      columns.discount[position]! * flagOf.discount +
      (columns.topRanks[position] === null ? 0 : flagOf.top) +
      columns.bio[position]! * flagOf.bio +
      columns.available[position]! * flagOf.in_stock,
  )
  return {
    ids: Int32Array.from(columns.ids),
    prices: Int32Array.from(columns.prices),
    createdAt: Float64Array.from(columns.created),
    flags: Uint8Array.from(flags),
    positionsIn: (categoryId) => positionsByCategory.get(categoryId) ?? none,
  }
}

const positionsOf = (ids: readonly number[], positionOf: ReadonlyMap<number, number>) =>
  Int32Array.from(ids.flatMap((id) => positionOf.get(id) ?? []))

/** The positions of all goods in an order, each order made when it is first asked for. */
function orderCache(
  { columns, readNameOrder }: Sources,
  positionOf: ReadonlyMap<number, number>,
): (order: GoodOrder, language: Language) => Promise<Int32Array> {
  const orders = new Map<string, Promise<Int32Array>>()
  const sortBy = async (order: GoodOrder, language: Language) =>
    order === 'name'
      ? positionsOf(await readNameOrder(language), positionOf)
      : sorted(columns, order)
  return (order, language) => {
    const key = order === 'name' ? `name ${language}` : order
    const cached = orders.get(key)
    if (cached) return cached
    const sorting = sortBy(order, language)
    orders.set(key, sorting)
    sorting.catch(() => orders.delete(key))
    return sorting
  }
}

/** Goods without a value come last, equal ones in the order of ids. */
function sorted(columns: GoodColumns, order: Exclude<GoodOrder, 'name'>): Int32Array {
  const values: Record<typeof order, (position: number) => number | null | undefined> = {
    created_at: (position) => -columns.created[position]!,
    price: (position) => columns.prices[position],
    '-price': (position) => -columns.prices[position]!,
    top: (position) => columns.topRanks[position],
    unit_price: (position) => columns.unitPrices[position],
  }
  const keys = Float64Array.from(
    columns.ids,
    (_, position) => values[order](position) ?? Number.MAX_VALUE,
  )
  return Int32Array.from(columns.ids.keys()).sort((a, b) => keys[a]! - keys[b]! || a - b)
}

const bySales = ({ ids, topRanks, nameWords }: GoodColumns): Int32Array => {
  const rank = Float64Array.from(ids, (_, position) => topRanks[position] ?? Number.MAX_VALUE)
  return Int32Array.from(ids.keys()).sort(
    (a, b) => rank[a]! - rank[b]! || nameWords[a]! - nameWords[b]! || a - b,
  )
}
