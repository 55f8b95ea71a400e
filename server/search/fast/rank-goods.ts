/** Where in a good a stem occurs, one bit each. */
export const matchFields = { name: 4, category: 2, text: 1 } as const

/** The stems that a typed word may mean, and how closely each fits it (up to 1). */
export type WordReading = Map<string, number>

export const mostWords = 8

/**
 * How much a match counts, by its set of fields: only the best field counts. That a description
 * repeats the name must not outweigh what sells.
 */
const strengthOf = Float64Array.from({ length: 8 }, (_, fields) => {
  if (fields & matchFields.name) return 10
  if (fields & matchFields.category) return 4
  return fields & matchFields.text ? 1 : 0
})

/** The highest score of a word is 10 × 10. */
const highestScore = mostWords * 100

type Matches = {
  readings: readonly WordReading[]
  postingsByStem: ReadonlyMap<string, Int32Array>
  /** All positions in the order of equal scores: what sells best comes first. */
  tieOrder: Int32Array
}

/**
 * The positions of goods in which every word occurs, the best score first. Common words occur in
 * tens of thousands of goods: plain numbers by position take a millisecond where maps take twenty.
 */
export function rankGoods({ readings, postingsByStem, tieOrder }: Matches): Int32Array {
  const goodsCount = tieOrder.length
  const [first, ...others] = readings.map((reading) =>
    scoreWord(reading, postingsByStem, goodsCount),
  )
  const scores = first ? Uint16Array.from(first) : new Uint16Array(goodsCount)
  for (const more of others) {
    for (let position = 0; position < goodsCount; position += 1) {
      const score = scores[position]!
      scores[position] = score === 0 || more[position] === 0 ? 0 : score + more[position]!
    }
  }
  return sortedByScore(scores, tieOrder)
}

/** The positions of goods in which the most of the words occur. */
export function rankMostWords({ readings, postingsByStem, tieOrder }: Matches): Int32Array {
  const goodsCount = tieOrder.length
  const scores = new Uint16Array(goodsCount)
  const words = new Uint8Array(goodsCount)
  for (const reading of readings) {
    const more = scoreWord(reading, postingsByStem, goodsCount)
    for (let position = 0; position < goodsCount; position += 1) {
      if (more[position] === 0) continue
      scores[position]! += more[position]!
      words[position]! += 1
    }
  }
  const most = words.reduce((highest, count) => Math.max(highest, count), 0)
  for (let position = 0; position < goodsCount; position += 1)
    if (words[position]! < most) scores[position] = 0
  return sortedByScore(scores, tieOrder)
}

const noPostings = new Int32Array()

/** Each good's score for one word, by the stem that scores best. */
function scoreWord(
  reading: WordReading,
  postingsByStem: ReadonlyMap<string, Int32Array>,
  goodsCount: number,
): Uint8Array {
  const best = new Uint8Array(goodsCount)
  for (const [stem, closeness] of reading) {
    const scores = strengthOf.map((strength) => Math.round(strength * closeness * 10))
    const postings = postingsByStem.get(stem) ?? noPostings
    for (let index = 0; index < postings.length; index += 1) {
      const posting = postings[index]!
      const score = scores[posting & 7]!
      if (score > best[posting >> 3]!) best[posting >> 3] = score
    }
  }
  return best
}

/** A counting sort, since scores are small numbers. */
function sortedByScore(scores: Uint16Array, tieOrder: Int32Array): Int32Array {
  const startOf = new Int32Array(highestScore + 1)
  for (let position = 0; position < scores.length; position += 1) startOf[scores[position]!]! += 1
  let found = 0
  for (let score = highestScore; score > 0; score -= 1) {
    const count = startOf[score]!
    startOf[score] = found
    found += count
  }
  const sorted = new Int32Array(found)
  for (const position of tieOrder) {
    const score = scores[position]!
    if (score > 0) sorted[startOf[score]!++] = position
  }
  return sorted
}
