import { places } from './search-store.ts'

/** What a typed word may stand for: stems that goods are found under, and how well each fits (up to 1). */
export type Reading = Map<string, number>

/** A good's name says most, its category, brand or code less, its description least; one number for each set of them. */
const strengthAt = Float64Array.from(
  { length: 8 },
  (_, at) =>
    (at & places.name ? 10 : 0) + (at & places.category ? 4 : 0) + (at & places.text ? 1 : 0),
)

export const mostWords = 8

/**
 * The places of goods in which every word is found, the best fit first, of equals the older. Common words are in tens of
 * thousands of goods: going through plain numbers by place takes a millisecond where maps take twenty.
 */
export function bestFirst(
  readings: readonly Reading[],
  under: ReadonlyMap<string, Int32Array>,
  size: number,
): Int32Array {
  const [first, ...others] = readings.map((reading) => bestStrengths(reading, under, size))
  const fits = Uint16Array.from(first ?? [])
  for (const more of others) {
    for (let place = 0; place < size; place += 1) {
      fits[place] = fits[place] === 0 || more[place] === 0 ? 0 : fits[place]! + more[place]!
    }
  }
  return inOrderOf(fits)
}

const none = new Int32Array()

/** How well a word fits each good, by the stem that fits it best. */
function bestStrengths(
  reading: Reading,
  under: ReadonlyMap<string, Int32Array>,
  size: number,
): Uint8Array {
  const best = new Uint8Array(size)
  for (const [stem, fit] of reading) {
    const strengths = strengthAt.map((strength) => Math.round(strength * fit * 10))
    const postings = under.get(stem) ?? none
    for (let index = 0; index < postings.length; index += 1) {
      const posting = postings[index]!
      const strength = strengths[posting & 7]!
      if (strength > best[posting >> 3]!) best[posting >> 3] = strength
    }
  }
  return best
}

const highestFit = mostWords * 150

/** Sorted by counting: fits are small numbers. */
function inOrderOf(fits: Uint16Array): Int32Array {
  const startOf = new Int32Array(highestFit + 1)
  for (let place = 0; place < fits.length; place += 1) startOf[fits[place]!]! += 1
  let found = 0
  for (let fit = highestFit; fit > 0; fit -= 1) {
    const count = startOf[fit]!
    startOf[fit] = found
    found += count
  }
  const ordered = new Int32Array(found)
  for (let place = 0; place < fits.length; place += 1) {
    const fit = fits[place]!
    if (fit > 0) ordered[startOf[fit]!++] = place
  }
  return ordered
}
