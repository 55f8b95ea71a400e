import { type GoodFilter, goodFilters } from '../../../contract/shop/catalogue.ts'

/**
 * Plain numbers about all goods on sale, as lists need them: three megabytes for 100,000. Each good
 * has a position, its index in every array.
 */
export type IndexData = {
  ids: Int32Array
  prices: Int32Array
  createdAt: Float64Array
  flags: Uint8Array
  positionsIn: (categoryId: number) => Int32Array
}

export type GoodsFilter = {
  categoryId: number | null
  /** Categories whose goods are counted, such as the subcategories. */
  countedCategories: readonly number[]
  filters: readonly GoodFilter[]
  priceFromCents: number | null
  priceToCents: number | null
  /** Goods created since then, in seconds, are new. */
  newSince: number
}

export type GoodsFound = {
  ids: Int32Array
  filters: Record<GoodFilter, number>
  categories: Map<number, number>
  price: { fromCents: number; toCents: number } | null
}

/** One bit for each filter that depends on the good alone; `new` depends on the day. */
export const flagOf: Record<GoodFilter, number> = {
  autoship: 1,
  discount: 2,
  top: 4,
  bio: 8,
  in_stock: 16,
  new: 32,
}

/**
 * The goods that match, in the given order, and how many each further choice would leave.
 * `searched` holds the positions that a search found, or null without a search.
 */
export function queryIndex(
  index: IndexData,
  filter: GoodsFilter,
  searched: Int32Array | null,
  ordered: Int32Array,
): GoodsFound {
  const scan = scanGoods(index, filter, candidates(index, filter.categoryId, searched))
  return {
    ids: idsInOrder(index.ids, ordered, scan),
    filters: countFilters(scan.goodsByFlags),
    categories: countCategories(index, filter.countedCategories, scan.matches),
    price: scan.price,
  }
}

/** Null for all goods: walking them is cheaper than listing them first. */
function candidates(
  { positionsIn, ids }: IndexData,
  categoryId: number | null,
  searched: Int32Array | null,
): Int32Array | null {
  if (categoryId === null) return searched
  if (searched === null) return positionsIn(categoryId)
  const inCategory = new Uint8Array(ids.length)
  for (const position of positionsIn(categoryId)) inCategory[position] = 1
  return searched.filter((position) => inCategory[position] === 1)
}

type Scan = {
  matches: Uint8Array
  matchCount: number
  goodsByFlags: Int32Array
  price: GoodsFound['price']
}

/** One walk over the candidates, on plain numbers: 100,000 goods take about a millisecond. */
function scanGoods(
  { ids, flags, prices, createdAt }: IndexData,
  filter: GoodsFilter,
  positions: Int32Array | null,
): Scan {
  const wantedFlags = filter.filters.reduce((sum, name) => sum | flagOf[name], 0)
  const priceFrom = filter.priceFromCents ?? 0
  const priceTo = filter.priceToCents ?? Infinity
  const matches = new Uint8Array(ids.length)
  const goodsByFlags = new Int32Array(2 * flagOf.new)
  const count = positions ? positions.length : ids.length
  let [lowest, highest, matchCount] = [Infinity, -Infinity, 0]
  for (let index = 0; index < count; index += 1) {
    const position = positions ? positions[index]! : index
    const isNew = createdAt[position]! >= filter.newSince
    const itsFlags = isNew ? flags[position]! | flagOf.new : flags[position]!
    if ((wantedFlags & ~itsFlags) !== 0) continue
    const cents = prices[position]!
    if (cents < lowest) lowest = cents
    if (cents > highest) highest = cents
    if (cents < priceFrom || cents > priceTo) continue
    matches[position] = 1
    matchCount += 1
    goodsByFlags[itsFlags]! += 1
  }
  const price = lowest === Infinity ? null : { fromCents: lowest, toCents: highest }
  return { matches, matchCount, goodsByFlags, price }
}

/** From the count of goods with each set of flags to the count with each flag. */
function countFilters(goodsByFlags: Int32Array): GoodsFound['filters'] {
  const countOf = (flag: number) =>
    goodsByFlags.reduce((sum, count, flags) => (flags & flag ? sum + count : sum), 0)
  return Object.fromEntries(
    goodFilters.map((filter) => [filter, countOf(flagOf[filter])]),
  ) as GoodsFound['filters']
}

function idsInOrder(
  ids: Int32Array,
  ordered: Int32Array,
  { matches, matchCount }: Scan,
): Int32Array {
  const found = new Int32Array(matchCount)
  let next = 0
  for (let index = 0; next < matchCount; index += 1) {
    const position = ordered[index]!
    if (matches[position] === 1) found[next++] = ids[position]!
  }
  return found
}

function countCategories(
  { positionsIn }: IndexData,
  categoryIds: readonly number[],
  matches: Uint8Array,
): Map<number, number> {
  return new Map(
    categoryIds.map((id) => {
      let count = 0
      for (const position of positionsIn(id)) count += matches[position]!
      return [id, count]
    }),
  )
}
