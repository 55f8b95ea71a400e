import { LRUCache } from 'lru-cache'
import type { App } from '../app-context.ts'
import { keptReading } from '../platform/database/kept-reading.ts'
import { oneFor } from '../platform/one-for.ts'
import { keptShelf } from './kept-shelf.ts'
import { readPostings, readVocabulary } from './search-store.ts'
import type { Shelf } from './shelf.ts'

/** Of a beginning that very many words have, the commonest words stand for all. */
const mostContinuations = 200

export type Vocabulary = {
  has: (stem: string) => boolean
  /** Known stems that begin so, the stem itself included. */
  beginningWith: (stem: string) => string[]
  /** The goods that its postings are places of. */
  shelf: Shelf
  /** What words were found to mean, the words lately asked for. */
  found: LRUCache<string, Int32Array>
  /** Goods under each of the stems as place × 8 + where in the good, read once between two changes of the catalogue. */
  postings: (stems: readonly string[]) => Promise<Map<string, Int32Array>>
}

export const keptVocabulary = oneFor((app: App) =>
  keptReading(app.notices, 'catalogue_changed', async () =>
    vocabularyOf(app.db, await readVocabulary(app.db), await keptShelf(app)()),
  ),
)

function vocabularyOf(
  db: App['db'],
  words: { stem: string; goodsCount: number }[],
  shelf: Shelf,
): Vocabulary {
  // The database's "C" order is that of code units too, for stems are folded to plain letters and digits.
  const stems = words.map(({ stem }) => stem)
  const countOf = new Map(words.map(({ stem, goodsCount }) => [stem, goodsCount]))
  const read = new LRUCache<string, Int32Array>({
    maxSize: 8_000_000,
    sizeCalculation: (ids) => ids.length + 50,
  })

  return {
    shelf,
    found: new LRUCache({ maxSize: 4_000_000, sizeCalculation: (places) => places.length + 50 }),
    has: (stem) => countOf.has(stem),
    beginningWith(beginning) {
      const found: string[] = []
      for (let at = firstNotBefore(stems, beginning); stems[at]?.startsWith(beginning); at += 1)
        found.push(stems[at]!)
      if (found.length <= mostContinuations) return found
      return found.sort((a, b) => countOf.get(b)! - countOf.get(a)!).slice(0, mostContinuations)
    },
    async postings(wanted) {
      // Held here, too: what is read now may push them out of the memory.
      const known = new Map(wanted.map((stem) => [stem, read.get(stem)]))
      const unknown = wanted.filter((stem) => known.get(stem) === undefined)
      const fresh = unknown.length > 0 ? await readPostings(db, unknown) : []
      const arrived = new Map(fresh.map(({ stem, postings }) => [stem, onShelf(postings, shelf)]))
      for (const [stem, ids] of arrived) read.set(stem, ids)
      return new Map(
        wanted.map((stem) => [stem, known.get(stem) ?? arrived.get(stem) ?? new Int32Array()]),
      )
    },
  }
}

/** Goods that are not on sale fall away. */
function onShelf(postings: readonly number[], { placeOf }: Shelf): Int32Array {
  const found = new Int32Array(postings.length)
  let count = 0
  for (const posting of postings) {
    const place = placeOf.get(Math.floor(posting / 8))
    if (place !== undefined) found[count++] = place * 8 + (posting % 8)
  }
  return found.slice(0, count)
}

function firstNotBefore(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}
