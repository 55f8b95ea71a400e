import { nearbyStems } from '../../domain/search/nearby-stems.ts'
import { stemOf, typedWords } from '../../domain/search/search-words.ts'
import type { App } from '../app-context.ts'
import type { CatalogueIndex } from './fast/build-index.ts'
import { mostWords, rankGoods, type WordReading } from './fast/rank-goods.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A shorter word with a typing error leaves nothing to recognise. */
const shortestCorrected = 3
const correctedCloseness = 0.5
const continuedCloseness = 0.7

/** The positions in the index of the goods in which every word occurs, the best first. */
export type SearchResult = { index: CatalogueIndex; words: string; positions: Int32Array }

/** At most one query; none for words whose goods are in memory. */
export async function searchGoods(app: App, term: string): Promise<SearchResult> {
  const words = [...new Set(typedWords(term))].slice(0, mostWords)
  const vocabulary = await app.loadVocabulary()
  const { index, found } = vocabulary
  const key = words.join(' ')
  const positions = found.get(key) ?? (await findGoods(vocabulary, words))
  found.set(key, positions)
  return { index, words: term, positions: withGoodNumber(term, index, positions) }
}

async function findGoods(vocabulary: Vocabulary, words: readonly string[]): Promise<Int32Array> {
  const readings = words.map((word) => {
    const asTyped = continuations(vocabulary, stemOf(word), 1)
    return asTyped.size > 0 ? asTyped : corrections(vocabulary, word)
  })
  if (readings.length === 0 || readings.some((reading) => reading.size === 0))
    return new Int32Array()
  const stems = [...new Set(readings.flatMap((reading) => [...reading.keys()]))]
  return rankGoods(readings, await vocabulary.postings(stems), vocabulary.index.ids.length)
}

/** A stem and those that begin with it. */
function continuations(
  { beginningWith }: Vocabulary,
  stem: string,
  closeness: number,
): WordReading {
  return new Map(
    beginningWith(stem).map((known) => [
      known,
      known === stem ? closeness : closeness * continuedCloseness,
    ]),
  )
}

/** Known stems within one typing error of the word; where there is none, beginnings of stems. */
function corrections(vocabulary: Vocabulary, word: string): WordReading {
  if (word.length < shortestCorrected || /\d/.test(word)) return new Map()
  const nearby = nearbyStems(word)
  const known = nearby.filter(vocabulary.has)
  const stems = known.length > 0 ? known : nearby.filter((stem) => stem.length >= shortestCorrected)
  return new Map(stems.flatMap((stem) => [...continuations(vocabulary, stem, correctedCloseness)]))
}

/** Digits alone may be a good's own number; that good comes first. */
function withGoodNumber(
  term: string,
  { positionOf }: CatalogueIndex,
  positions: Int32Array,
): Int32Array {
  const digits = /^\s*#?([1-9]\d{0,8})\s*$/.exec(term)?.[1]
  const position = digits === undefined ? undefined : positionOf.get(Number(digits))
  return position === undefined
    ? positions
    : Int32Array.of(position, ...positions.filter((other) => other !== position))
}
