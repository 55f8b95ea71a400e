import { nearbyStems } from '../../domain/catalogue/nearby-stems.ts'
import { stemOf, typedWords } from '../../domain/catalogue/search-words.ts'
import type { House } from '../house.ts'
import { places } from './search-store.ts'
import { keptVocabulary, type Vocabulary } from './vocabulary.ts'

const mostWords = 8
/** In shorter words one error leaves nothing to recognise. */
const shortestMended = 3
const mendingCost = 0.5
const continuingCost = 0.7

/** What a typed word may stand for: stems that goods are found under, and how well each fits. */
type Reading = Map<string, number>

/** The goods in which every word is found, the best fit first. One query at most, none for words asked before. */
export async function searchGoods(house: House, term: string): Promise<number[]> {
  const words = [...new Set(typedWords(term))].slice(0, mostWords)
  const vocabulary = await keptVocabulary(house)()
  const asTyped = words.map((word) => continued(vocabulary, stemOf(word), 1))
  const readings = asTyped.map((reading, index) => (reading.size > 0 ? reading : mended(vocabulary, words[index]!)))
  const found = await goodsOfAll(vocabulary, readings)
  return withNumber(term, found)
}

/** A word and what begins with it. */
function continued({ beginningWith }: Vocabulary, stem: string, fit: number): Reading {
  return new Map(beginningWith(stem).map((known) => [known, known === stem ? fit : fit * continuingCost]))
}

/** Words of the shop that one typing error leads away from; where there is none, beginnings of such words. */
function mended(vocabulary: Vocabulary, word: string): Reading {
  if (word.length < shortestMended || /\d/.test(word)) return new Map()
  const nearby = nearbyStems(word)
  const whole = nearby.filter(vocabulary.has)
  const stems = whole.length > 0 ? whole : nearby.filter((stem) => stem.length >= shortestMended)
  return new Map(stems.flatMap((stem) => [...continued(vocabulary, stem, mendingCost)]))
}

async function goodsOfAll({ postings }: Vocabulary, readings: readonly Reading[]): Promise<number[]> {
  if (readings.length === 0 || readings.some((reading) => reading.size === 0)) return []
  const under = await postings([...new Set(readings.flatMap((reading) => [...reading.keys()]))])
  let fits: Map<number, number> | undefined
  // The rarest word first: what it leaves out need not be looked at again.
  const rarestFirst = readings
    .map((reading) => ({ reading, size: [...reading.keys()].reduce((sum, stem) => sum + under.get(stem)!.length, 0) }))
    .toSorted((a, b) => a.size - b.size)
  for (const { reading } of rarestFirst) fits = addFits(fits, bestFits(reading, under, fits))
  return [...fits!].sort(([a, fitOfA], [b, fitOfB]) => fitOfB - fitOfA || a - b).map(([id]) => id)
}

/** How well each good fits one word: by the stem that fits best, and by where in the good it stands. */
function bestFits(reading: Reading, under: Map<string, Float64Array>, within: Map<number, number> | undefined) {
  const best = new Map<number, number>()
  for (const [stem, fit] of reading) {
    for (const posting of under.get(stem)!) {
      const id = Math.floor(posting / 8)
      const strength = fit * strengthOf(posting % 8)
      if ((!within || within.has(id)) && strength > (best.get(id) ?? 0)) best.set(id, strength)
    }
  }
  return best
}

/** A good's name says most, its category, brand or code less, its description least. */
const strengthOf = (at: number) =>
  (at & places.name ? 10 : 0) + (at & places.category ? 4 : 0) + (at & places.text ? 1 : 0)

function addFits(so: Map<number, number> | undefined, more: Map<number, number>): Map<number, number> {
  if (so) for (const [id, fit] of more) more.set(id, fit + so.get(id)!)
  return more
}

/** Digits alone may be a good's own number; that good comes first. */
function withNumber(term: string, found: number[]): number[] {
  const digits = /^\s*#?([1-9]\d{0,8})\s*$/.exec(term)?.[1]
  if (digits === undefined) return found
  const id = Number(digits)
  return [id, ...found.filter((other) => other !== id)]
}
