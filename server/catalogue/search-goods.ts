import { nearbyStems } from '../../domain/catalogue/nearby-stems.ts'
import { stemOf, typedWords } from '../../domain/catalogue/search-words.ts'
import type { App } from '../app-context.ts'
import { bestFirst, mostWords, type Reading } from './fits.ts'
import type { Shelf } from './shelf.ts'
import { keptVocabulary, type Vocabulary } from './vocabulary.ts'

/** In shorter words one error leaves nothing to recognise. */
const shortestMended = 3
const mendingCost = 0.5
const continuingCost = 0.7

/** The places on the shelf of the goods in which every word is found, the best fit first. */
export type Found = { shelf: Shelf; words: string; places: Int32Array }

/** One query at most, none for words asked before; the same words asked again are not even looked up. */
export async function searchGoods(app: App, term: string): Promise<Found> {
  const words = [...new Set(typedWords(term))].slice(0, mostWords)
  const vocabulary = await keptVocabulary(app)()
  const { shelf, found } = vocabulary
  const asked = words.join(' ')
  const places = found.get(asked) ?? (await goodsWith(vocabulary, words))
  found.set(asked, places)
  return { shelf, words: term, places: withNumber(term, shelf, places) }
}

function goodsWith(vocabulary: Vocabulary, words: readonly string[]): Promise<Int32Array> {
  const readings = words.map((word) => {
    const asTyped = continued(vocabulary, stemOf(word), 1)
    return asTyped.size > 0 ? asTyped : mended(vocabulary, word)
  })
  return inAll(vocabulary, readings)
}

/** A word and what begins with it. */
function continued({ beginningWith }: Vocabulary, stem: string, fit: number): Reading {
  return new Map(
    beginningWith(stem).map((known) => [known, known === stem ? fit : fit * continuingCost]),
  )
}

/** Words of the shop that one typing error leads away from; where there is none, beginnings of such words. */
function mended(vocabulary: Vocabulary, word: string): Reading {
  if (word.length < shortestMended || /\d/.test(word)) return new Map()
  const nearby = nearbyStems(word)
  const whole = nearby.filter(vocabulary.has)
  const stems = whole.length > 0 ? whole : nearby.filter((stem) => stem.length >= shortestMended)
  return new Map(stems.flatMap((stem) => [...continued(vocabulary, stem, mendingCost)]))
}

async function inAll(
  { postings, shelf }: Vocabulary,
  readings: readonly Reading[],
): Promise<Int32Array> {
  if (readings.length === 0 || readings.some((reading) => reading.size === 0))
    return new Int32Array()
  const under = await postings([...new Set(readings.flatMap((reading) => [...reading.keys()]))])
  return bestFirst(readings, under, shelf.ids.length)
}

/** Digits alone may be a good's own number; that good comes first. */
function withNumber(term: string, { placeOf }: Shelf, found: Int32Array): Int32Array {
  const digits = /^\s*#?([1-9]\d{0,8})\s*$/.exec(term)?.[1]
  const place = digits === undefined ? undefined : placeOf.get(Number(digits))
  return place === undefined
    ? found
    : Int32Array.of(place, ...found.filter((other) => other !== place))
}
