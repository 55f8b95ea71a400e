import { LRUCache } from 'lru-cache'
import type { GoodOrder } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/refusals.ts'
import type { ShelfColumns } from './shelf-store.ts'
import { markOf, onShelf, type Picked, type ShelfQuestion } from './pick-from-shelf.ts'

/** Each good has a place (its index); what a list asks of all goods at once is kept in memory, three megabytes for 100,000. */
export type Shelf = {
  ids: Int32Array
  prices: Int32Array
  createdAt: Float64Array
  marks: Uint8Array
  placeOf: Map<number, number>
  placesIn: (categoryId: number) => readonly number[]
  inOrder: (order: GoodOrder, language: Language) => Uint32Array
  pick: (question: ShelfQuestion) => Picked
  setAvailable: (goodId: number, available: boolean) => void
}

const memoryBytes = 16 * 1024 * 1024

export function shelfOf(columns: ShelfColumns, categories: Record<string, number[]>): Shelf {
  const ids = Int32Array.from(columns.ids)
  const placeOf = new Map(columns.ids.map((id, place) => [id, place]))
  const placesByCategory = new Map(
    Object.entries(categories).map(([id, goods]) => [Number(id), goods.map((good) => placeOf.get(good)!)]),
  )
  const marks = Uint8Array.from(
    columns.ids,
    (_, place) =>
      (columns.autoship[place] ? markOf.autoship : 0) |
      (columns.discount[place] ? markOf.discount : 0) |
      (columns.tops[place] !== null ? markOf.top : 0) |
      (columns.bio[place] ? markOf.bio : 0) |
      (columns.available[place] ? markOf.in_stock : 0),
  )
  const orders = new Map<string, Uint32Array>()
  const picked = new LRUCache<string, Picked>({
    maxSize: memoryBytes,
    sizeCalculation: ({ ids }) => ids.length * 4 + 500,
  })

  const shelf: Shelf = {
    ids,
    prices: Int32Array.from(columns.prices),
    createdAt: Float64Array.from(columns.created),
    marks,
    placeOf,
    placesIn: (categoryId) => placesByCategory.get(categoryId) ?? [],
    inOrder(order, language) {
      const key = order === 'name' ? `${order} ${language}` : order
      const known = orders.get(key) ?? sorted(columns, order, language)
      orders.set(key, known)
      return known
    },
    pick(question) {
      if (question.among) return onShelf(shelf, question)
      const key = JSON.stringify(question)
      const known = picked.get(key) ?? onShelf(shelf, question)
      picked.set(key, known)
      return known
    },
    setAvailable(goodId, available) {
      const place = placeOf.get(goodId)
      if (place === undefined) return
      marks[place] = available ? marks[place]! | markOf.in_stock : marks[place]! & ~markOf.in_stock
      picked.clear()
    },
  }
  return shelf
}

/** The places of all goods in an order; what has no value stands last, equals stand by id. */
function sorted(columns: ShelfColumns, order: GoodOrder, language: Language): Uint32Array {
  const values: Record<GoodOrder, (place: number) => number | null | undefined> = {
    created_at: (place) => -columns.created[place]!,
    price: (place) => columns.prices[place],
    '-price': (place) => -columns.prices[place]!,
    name: (place) => (language === 'en' ? columns.namesEn : columns.namesLv)[place],
    top: (place) => columns.tops[place],
    unit_price: (place) => columns.unitPrices[place],
  }
  const keys = Float64Array.from(columns.ids, (_, place) => values[order](place) ?? Number.MAX_VALUE)
  return Uint32Array.from(columns.ids.keys()).sort((a, b) => keys[a]! - keys[b]! || a - b)
}
