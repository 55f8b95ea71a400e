import { nearbyStems } from '../../domain/search/nearby-stems.ts'
import { stemOf, typedWords } from '../../domain/search/search-words.ts'
import type { App } from '../app-context.ts'
import type { CatalogueIndex } from './fast/build-index.ts'
import { mostWords, rankGoods, rankMostWords, type WordReading } from './fast/rank-goods.ts'
import { phrasings } from './synonyms.ts'
import type { FoundGoods, Vocabulary } from './vocabulary.ts'

/** A shorter word with a typing error leaves nothing to recognise. */
const shortestCorrected = 3
const correctedCloseness = 0.5
const continuedCloseness = 0.7

/** The shortest part of a compound that is taken apart: "udenspumpis" is "ūdens pumpis". */
const shortestPart = 4

/** The goods that a search found, the best first. */
export type SearchResult = FoundGoods & { index: CatalogueIndex; words: string }

/** A few queries at most; none for words whose goods are in memory. */
export async function searchGoods(app: App, term: string): Promise<SearchResult> {
  const words = [...new Set(typedWords(term))].slice(0, mostWords)
  const vocabulary = await app.loadVocabulary()
  const { index, found } = vocabulary
  const key = words.join(' ')
  const goods = found.get(key) ?? (await findGoods(vocabulary, words))
  found.set(key, goods)
  const positions = withGoodNumber(term, index, goods.positions)
  return { index, words: term, positions, isPartial: goods.isPartial }
}

/** Every word as it was meant; where no good has them all, the most of the words. */
async function findGoods(vocabulary: Vocabulary, words: readonly string[]): Promise<FoundGoods> {
  const meant = meantBy(vocabulary, words)
  const lists = await Promise.all(meant.map((phrasing) => findEvery(vocabulary, phrasing)))
  const positions = Int32Array.from(new Set(lists.flatMap((list) => [...list])))
  if (positions.length > 0 || words.length < 2) return { positions, isPartial: false }
  // The last meaning of a phrase is the broadest.
  const most = await findMost(vocabulary, meant.at(-1)!)
  return { positions: most, isPartial: most.length > 0 }
}

/** A search of nothing but words to leave out is taken as it was typed. */
function meantBy({ synonyms }: Vocabulary, words: readonly string[]): (readonly string[])[] {
  const meant = phrasings(words, words.map(stemOf), synonyms).filter(({ length }) => length > 0)
  return meant.length > 0 ? meant : [words]
}

async function findEvery(vocabulary: Vocabulary, words: readonly string[]): Promise<Int32Array> {
  const readings = words.flatMap((word) => readWord(vocabulary, word))
  if (readings.length === 0 || readings.some((reading) => reading.size === 0))
    return new Int32Array()
  return rankGoods(await matchesOf(vocabulary, readings))
}

/** A typing error is corrected only where the words are all known. */
async function findMost(vocabulary: Vocabulary, words: readonly string[]): Promise<Int32Array> {
  const readings = words.map((word) => continuations(vocabulary, stemOf(word), 1))
  return rankMostWords(await matchesOf(vocabulary, readings))
}

async function matchesOf({ postings, index }: Vocabulary, readings: readonly WordReading[]) {
  const stems = [...new Set(readings.flatMap((reading) => [...reading.keys()]))]
  return { readings, postingsByStem: await postings(stems), tieOrder: index.bySales }
}

/** As typed, else as two words written together, else with a typing error. */
function readWord(vocabulary: Vocabulary, word: string): WordReading[] {
  const asTyped = continuations(vocabulary, stemOf(word), 1)
  if (asTyped.size > 0) return [asTyped]
  return splitCompound(vocabulary, word) ?? [corrections(vocabulary, word)]
}

function splitCompound(vocabulary: Vocabulary, word: string): WordReading[] | undefined {
  for (let cut = word.length - shortestPart; cut >= shortestPart; cut -= 1) {
    const parts = [stemOf(word.slice(0, cut)), stemOf(word.slice(cut))]
    if (parts.every(vocabulary.has)) return parts.map((part) => continuations(vocabulary, part, 1))
  }
  return undefined
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
