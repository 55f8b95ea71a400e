import { LRUCache } from 'lru-cache'
import type { House } from '../house.ts'
import { keptReading } from '../platform/database/kept-reading.ts'
import { oneFor } from '../platform/one-for.ts'
import { readPostings, readVocabulary } from './search-store.ts'

/** Of a beginning that very many words have, the commonest words stand for all. */
const mostContinuations = 200

export type Vocabulary = {
  has: (stem: string) => boolean
  /** Known stems that begin so, the stem itself included. */
  beginningWith: (stem: string) => string[]
  /** Goods under each of the stems, read at most once between two changes of the catalogue. */
  postings: (stems: readonly string[]) => Promise<Map<string, Float64Array>>
}

export const keptVocabulary = oneFor(({ db, notices }: House) =>
  keptReading(notices, 'catalogue_changed', async () => vocabularyOf(db, await readVocabulary(db))),
)

function vocabularyOf(db: House['db'], words: { stem: string; goodsCount: number }[]): Vocabulary {
  // The database's "C" order is that of code units too, for stems are folded to plain letters and digits.
  const stems = words.map(({ stem }) => stem)
  const countOf = new Map(words.map(({ stem, goodsCount }) => [stem, goodsCount]))
  const read = new LRUCache<string, Float64Array>({ maxSize: 4_000_000, sizeCalculation: (ids) => ids.length + 50 })

  return {
    has: (stem) => countOf.has(stem),
    beginningWith(beginning) {
      const found: string[] = []
      for (let at = firstNotBefore(stems, beginning); stems[at]?.startsWith(beginning); at += 1) found.push(stems[at]!)
      if (found.length <= mostContinuations) return found
      return found.sort((a, b) => countOf.get(b)! - countOf.get(a)!).slice(0, mostContinuations)
    },
    async postings(wanted) {
      const unknown = wanted.filter((stem) => !read.has(stem))
      const fresh = unknown.length > 0 ? await readPostings(db, unknown) : []
      const arrived = new Map(fresh.map(({ stem, postings }) => [stem, Float64Array.from(postings)]))
      for (const [stem, ids] of arrived) read.set(stem, ids)
      return new Map(wanted.map((stem) => [stem, arrived.get(stem) ?? read.get(stem) ?? new Float64Array()]))
    },
  }
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
