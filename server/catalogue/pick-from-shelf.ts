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
  /** What a search found, the best first; null without a search. */
  among: readonly number[] | null
}

export type Picked = {
  ids: Int32Array
  filters: Record<GoodFilter, number>
  categories: Map<number, number>
  price: { fromCents: number; toCents: number } | null
}

/** One bit for each filter that a good passes or fails by itself; what is new depends on the day. */
export const markOf: Record<GoodFilter, number> = { autoship: 1, discount: 2, top: 4, bio: 8, in_stock: 16, new: 32 }

/** All goods that fit, in order, and how many each further choice would leave. */
export function onShelf(shelf: Shelf, question: ShelfQuestion): Picked {
  const { categoryId, priceFromCents, priceToCents, newSince } = question
  const wanted = question.filters.reduce((sum, filter) => sum | markOf[filter], 0)
  const filters: Picked['filters'] = { autoship: 0, discount: 0, new: 0, top: 0, bio: 0, in_stock: 0 }
  const fits = new Uint8Array(shelf.ids.length)
  let [lowest, highest, found] = [Infinity, -Infinity, 0]

  const look = (place: number) => {
    const marks = shelf.marks[place]! | (shelf.createdAt[place]! >= newSince ? markOf.new : 0)
    if ((wanted & ~marks) !== 0) return
    const cents = shelf.prices[place]!
    if (cents < lowest) lowest = cents
    if (cents > highest) highest = cents
    if (cents < (priceFromCents ?? 0) || cents > (priceToCents ?? Infinity)) return
    fits[place] = 1
    found += 1
    for (const filter of goodFilters) if (marks & markOf[filter]) filters[filter] += 1
  }
  const places = candidates(shelf, question)
  if (places) places.forEach(look)
  else for (let place = 0; place < shelf.ids.length; place += 1) look(place)

  return {
    ids: inOrder(shelf, question, fits, found),
    filters,
    categories: new Map(question.counting.map((id) => [id, countFits(shelf.placesIn(id), fits)])),
    price: lowest === Infinity ? null : { fromCents: lowest, toCents: highest },
  }

  /** Null for all goods: walking them is cheaper than making a list of them. */
  function candidates({ placeOf, placesIn }: Shelf, { among }: ShelfQuestion): readonly number[] | null {
    if (among === null) return categoryId === null ? null : placesIn(categoryId)
    const found = among.flatMap((id) => placeOf.get(id) ?? [])
    if (categoryId === null) return found
    const within = new Set(placesIn(categoryId))
    return found.filter((place) => within.has(place))
  }
}

const countFits = (places: readonly number[], fits: Uint8Array) => places.reduce((sum, place) => sum + fits[place]!, 0)

function inOrder(shelf: Shelf, { order, among, language }: ShelfQuestion, fits: Uint8Array, found: number): Int32Array {
  if (order === 'fit' && among) return Int32Array.from(among.filter((id) => fits[shelf.placeOf.get(id) ?? -1] === 1))
  const ids = new Int32Array(found)
  let next = 0
  for (const place of shelf.inOrder(order === 'fit' ? 'top' : order, language)) {
    if (fits[place] === 1) ids[next++] = shelf.ids[place]!
  }
  return ids
}
