import { type GoodFilter, goodFilters, type GoodOrder } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/refusals.ts'
import type { Shelf } from './shelf.ts'

export type ShelfQuestion = {
  categoryId: number | null
  /** Categories to count, such as those below. */
  counting: readonly number[]
  filters: readonly GoodFilter[]
  priceFromCents: number | null
  priceToCents: number | null
  order: GoodOrder | 'fit'
  language: Language
  /** Goods created since then, in seconds, are new. */
  newSince: number
  /** What a search found by these words, the best first; null without a search. */
  among: { words: string; places: Int32Array } | null
}

export type Picked = {
  ids: Int32Array
  filters: Record<GoodFilter, number>
  categories: Map<number, number>
  price: { fromCents: number; toCents: number } | null
}

/** One bit for each filter that a good passes or fails by itself; what is new depends on the day. */
export const markOf: Record<GoodFilter, number> = {
  autoship: 1,
  discount: 2,
  top: 4,
  bio: 8,
  in_stock: 16,
  new: 32,
}

/** All goods that fit, in order, and how many each further choice would leave. */
export async function onShelf(shelf: Shelf, question: ShelfQuestion): Promise<Picked> {
  const places = candidates(shelf, question)
  const { fits, found, withMarks, price } = look(shelf, question, places)
  const ordered =
    question.order === 'fit' && places
      ? places
      : await shelf.inOrder(question.order === 'fit' ? 'top' : question.order, question.language)
  return {
    ids: idsInOrder(shelf.ids, ordered, fits, found),
    filters: countFilters(withMarks),
    categories: countFits(shelf, question.counting, fits),
    price,
  }
}

/** One walk over the goods in question; plain numbers all the way, for it is walked a hundred thousand times in a millisecond. */
function look(
  { ids, marks, prices, createdAt }: Shelf,
  question: ShelfQuestion,
  places: Int32Array | null,
) {
  const wanted = question.filters.reduce((sum, filter) => sum | markOf[filter], 0)
  const priceFrom = question.priceFromCents ?? 0
  const priceTo = question.priceToCents ?? Infinity
  const fits = new Uint8Array(ids.length)
  const withMarks = new Int32Array(2 * markOf.new)
  const count = places ? places.length : ids.length
  let [lowest, highest, found] = [Infinity, -Infinity, 0]
  for (let index = 0; index < count; index += 1) {
    const place = places ? places[index]! : index
    const its = createdAt[place]! >= question.newSince ? marks[place]! | markOf.new : marks[place]!
    if ((wanted & ~its) !== 0) continue
    const cents = prices[place]!
    if (cents < lowest) lowest = cents
    if (cents > highest) highest = cents
    if (cents < priceFrom || cents > priceTo) continue
    fits[place] = 1
    found += 1
    withMarks[its]! += 1
  }
  return {
    fits,
    found,
    withMarks,
    price: lowest === Infinity ? null : { fromCents: lowest, toCents: highest },
  }
}

/** From how many goods bear each set of marks to how many bear each mark. */
function countFilters(withMarks: Int32Array): Picked['filters'] {
  const countOf = (mark: number) =>
    withMarks.reduce((sum, count, marks) => (marks & mark ? sum + count : sum), 0)
  return Object.fromEntries(
    goodFilters.map((filter) => [filter, countOf(markOf[filter])]),
  ) as Picked['filters']
}

function idsInOrder(
  ids: Int32Array,
  ordered: Int32Array,
  fits: Uint8Array,
  found: number,
): Int32Array {
  const picked = new Int32Array(found)
  let next = 0
  for (let index = 0; next < found; index += 1) {
    const place = ordered[index]!
    if (fits[place] === 1) picked[next++] = ids[place]!
  }
  return picked
}

/** Null for all goods: walking them is cheaper than making a list of them. */
function candidates(
  { placesIn, ids }: Shelf,
  { among, categoryId }: ShelfQuestion,
): Int32Array | null {
  if (categoryId === null) return among?.places ?? null
  if (among === null) return placesIn(categoryId)
  const within = new Uint8Array(ids.length)
  for (const place of placesIn(categoryId)) within[place] = 1
  return among.places.filter((place) => within[place] === 1)
}

/** How many goods of each category fit. */
function countFits(
  shelf: Shelf,
  counting: readonly number[],
  fits: Uint8Array,
): Map<number, number> {
  return new Map(
    counting.map((id) => {
      let count = 0
      for (const place of shelf.placesIn(id)) count += fits[place]!
      return [id, count]
    }),
  )
}
