import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { App } from '../app-context.ts'
import { cachedUntilNotified } from '../platform/database/cached-until-notified.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Notices } from '../platform/database/notices.ts'
import { watchCache } from '../platform/metrics.ts'
import type { CatalogueIndex } from './fast/build-index.ts'
import { matchFields } from './fast/rank-goods.ts'
import { readSynonyms, type Synonym } from './synonyms.ts'

/** Of a beginning that very many words share, only the commonest words are searched. */
const mostContinuations = 200

/** `isPartial`: no good has every word, and these have the most of them. */
export type FoundGoods = { positions: Int32Array; isPartial: boolean }

/** Every stem that goods are found under, and the goods under it. */
export type Vocabulary = {
  has: (stem: string) => boolean
  /** Known stems with this beginning, the stem itself included. */
  beginningWith: (stem: string) => string[]
  /** The index whose positions `found` and `postings` hold. */
  index: CatalogueIndex
  synonyms: readonly Synonym[]
  /** What recent searches found, by their words. */
  found: LRUCache<string, FoundGoods>
  /** The goods under each stem, each as position × 8 + its match fields. */
  postings: (stems: readonly string[]) => Promise<Map<string, Int32Array>>
}

declare module '../app-context.ts' {
  interface App {
    loadVocabulary: () => Promise<Vocabulary>
  }
}

export const vocabulary = (db: Db, notices: Notices, loadIndex: App['loadIndex']) =>
  cachedUntilNotified(notices, 'catalogue_changed', async () =>
    buildVocabulary(db, await readStems(db), await loadIndex(), await readSynonyms(db)),
  )

type StemCount = { stem: string; goodsCount: number }

function buildVocabulary(
  db: Db,
  stemCounts: readonly StemCount[],
  index: CatalogueIndex,
  synonyms: readonly Synonym[],
): Vocabulary {
  // In the database's "C" order, which for plain letters and digits is that of code units.
  const stems = stemCounts.map(({ stem }) => stem)
  const found = new LRUCache<string, FoundGoods>({
    maxSize: 16_000_000,
    sizeCalculation: ({ positions }) => positions.length * 4 + 200,
  })
  watchCache('words found', () => found.calculatedSize)
  const countOf = new Map(stemCounts.map(({ stem, goodsCount }) => [stem, goodsCount]))
  return {
    index,
    synonyms,
    found,
    has: (stem) => countOf.has(stem),
    beginningWith(beginning) {
      const found: string[] = []
      for (let at = firstNotBefore(stems, beginning); stems[at]?.startsWith(beginning); at += 1)
        found.push(stems[at]!)
      if (found.length <= mostContinuations) return found
      return found.sort((a, b) => countOf.get(b)! - countOf.get(a)!).slice(0, mostContinuations)
    },
    postings: postingsCache(db, index),
  }
}

function firstNotBefore(sorted: readonly string[], beginning: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < beginning) low = middle + 1
    else high = middle
  }
  return low
}

function postingsCache(db: Db, index: CatalogueIndex): Vocabulary['postings'] {
  const cache = new LRUCache<string, Int32Array>({
    maxSize: 32_000_000,
    sizeCalculation: (postings) => postings.length * 4 + 200,
  })
  watchCache('goods of words', () => cache.calculatedSize)
  return async (stems) => {
    // Read before the query below, whose results may push them out of the cache.
    const cached = new Map(stems.map((stem) => [stem, cache.get(stem)]))
    const missing = stems.filter((stem) => cached.get(stem) === undefined)
    const rows = missing.length > 0 ? await readPostings(db, missing) : []
    const read = new Map(rows.map(({ stem, postings }) => [stem, onSale(postings, index)]))
    for (const [stem, postings] of read) cache.set(stem, postings)
    return new Map(
      stems.map((stem) => [stem, cached.get(stem) ?? read.get(stem) ?? new Int32Array()]),
    )
  }
}

/** From ids to positions, without goods that are not on sale. */
function onSale(postings: readonly number[], { positionOf }: CatalogueIndex): Int32Array {
  const found = new Int32Array(postings.length)
  let count = 0
  for (const posting of postings) {
    const position = positionOf.get(Math.floor(posting / 8))
    if (position !== undefined) found[count++] = position * 8 + (posting % 8)
  }
  return found.slice(0, count)
}

/** Every stem in alphabetical order, with the number of goods under it. */
async function readStems(db: Db): Promise<StemCount[]> {
  const { rows } = await sql<{ all: StemCount[] }>`
    select coalesce(json_agg(
      json_build_object('stem', stem, 'goodsCount', goods_count) order by stem), '[]') as all
    from search_stems`.execute(db)
  return rows[0]!.all
}

/** The goods under each stem, each as id × 8 + its match fields. */
async function readPostings(
  db: Db,
  stems: readonly string[],
): Promise<{ stem: string; postings: number[] }[]> {
  const { name, category, text } = matchFields
  const { rows } = await sql<{ stem: string; postings: number[] }>`
    select wanted.stem, (
      select coalesce(json_agg(g.good_id::bigint * 8
        + case when wanted.stem = any(g.name_stems) then ${sql.lit(name)} else 0 end
        + case when wanted.stem = any(g.category_stems) then ${sql.lit(category)} else 0 end
        + case when wanted.stem = any(g.text_stems) then ${sql.lit(text)} else 0 end), '[]')
      from good_search g where g.stems @> array[wanted.stem]) as postings
    from unnest(${stems}::text[]) as wanted (stem)`.execute(db)
  return rows
}
