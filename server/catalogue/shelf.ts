import { LRUCache } from 'lru-cache'
import type { GoodOrder } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/refusals.ts'
import { markOf, onShelf, type Picked, type ShelfQuestion } from './pick-from-shelf.ts'
import type { ShelfColumns } from './shelf-store.ts'

/** Each good has a place (its index); what a list asks of all goods at once is kept in memory, three megabytes for 100,000. */
export type Shelf = {
  ids: Int32Array
  prices: Int32Array
  createdAt: Float64Array
  marks: Uint8Array
  placeOf: Map<number, number>
  placesIn: (categoryId: number) => Int32Array
  inOrder: (order: GoodOrder, language: Language) => Promise<Int32Array>
  pick: (question: ShelfQuestion) => Promise<Picked>
  setAvailable: (goodId: number, available: boolean) => void
}

type Reading = {
  columns: ShelfColumns
  goodsByCategory: Map<number, number[]>
  /** Asked for when somebody first wants goods by name. */
  readNames: (language: Language) => Promise<number[]>
}

const memoryBytes = 16 * 1024 * 1024

export function shelfOf({ columns, goodsByCategory, readNames }: Reading): Shelf {
  const placeOf = new Map(columns.ids.map((id, place) => [id, place]))
  const placesOf = (ids: readonly number[]) =>
    Int32Array.from(ids.flatMap((id) => placeOf.get(id) ?? []))
  const placesByCategory = new Map([...goodsByCategory].map(([id, goods]) => [id, placesOf(goods)]))
  const nowhere = new Int32Array()
  const marks = Uint8Array.from(
    columns.ids,
    (_, place) =>
      columns.autoship[place]! * markOf.autoship +
      columns.discount[place]! * markOf.discount +
      (columns.tops[place] === null ? 0 : markOf.top) +
      columns.bio[place]! * markOf.bio +
      columns.available[place]! * markOf.in_stock,
  )
  const orders = new Map<string, Promise<Int32Array>>()
  const picked = new LRUCache<string, Picked>({
    maxSize: memoryBytes,
    sizeCalculation: ({ ids }) => ids.length * 4 + 500,
  })

  let changes = 0

  const shelf: Shelf = {
    ids: Int32Array.from(columns.ids),
    prices: Int32Array.from(columns.prices),
    createdAt: Float64Array.from(columns.created),
    marks,
    placeOf,
    placesIn: (categoryId) => placesByCategory.get(categoryId) ?? nowhere,
    inOrder(order, language) {
      const key = order === 'name' ? `name ${language}` : order
      const known = orders.get(key)
      if (known) return known
      const sorting =
        order === 'name'
          ? readNames(language).then(placesOf)
          : Promise.resolve(sorted(columns, order))
      orders.set(key, sorting)
      sorting.catch(() => orders.delete(key))
      return sorting
    },
    async pick(question) {
      const key = JSON.stringify({ ...question, among: question.among?.words })
      const known = picked.get(key)
      if (known) return known
      const changesThen = changes
      const found = await onShelf(shelf, question)
      // What was looked for across a change is told, and not kept.
      if (changes === changesThen) picked.set(key, found)
      return found
    },
    setAvailable(goodId, available) {
      const place = placeOf.get(goodId)
      if (place === undefined) return
      marks[place] = available ? marks[place]! | markOf.in_stock : marks[place]! & ~markOf.in_stock
      changes += 1
      picked.clear()
    },
  }
  return shelf
}

/** The places of all goods in an order; what has no value stands last, equals stand by id. */
function sorted(columns: ShelfColumns, order: Exclude<GoodOrder, 'name'>): Int32Array {
  const values: Record<typeof order, (place: number) => number | null | undefined> = {
    created_at: (place) => -columns.created[place]!,
    price: (place) => columns.prices[place],
    '-price': (place) => -columns.prices[place]!,
    top: (place) => columns.tops[place],
    unit_price: (place) => columns.unitPrices[place],
  }
  const keys = Float64Array.from(
    columns.ids,
    (_, place) => values[order](place) ?? Number.MAX_VALUE,
  )
  return Int32Array.from(columns.ids.keys()).sort((a, b) => keys[a]! - keys[b]! || a - b)
}
