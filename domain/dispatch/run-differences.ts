import type { VanGood } from './free-balance.ts'

/** A good of a run that has come back: what the van had, and what the doors tell. */
export type RunGood = Omit<VanGood, 'promised'> & {
  /** Empties. */
  taken: number
  /** Empties of another firm. */
  notOurs: number
}

export const handInParts = ['full', 'empty', 'damaged', 'notOurs'] as const
export type HandInPart = (typeof handInParts)[number]

/** What comes out of the van, counted or expected. */
export type HandInCount = { goodId: number } & Record<HandInPart, number>

export type PieceDifference = {
  goodId: number
  part: HandInPart
  expected: number
  counted: number
}

export const expectedAtHandIn = (good: RunGood): HandInCount => ({
  goodId: good.goodId,
  full: good.loaded + good.received - good.given - good.left - good.damaged,
  empty: good.taken,
  damaged: good.damaged,
  notOurs: good.notOurs,
})

/** Good by good what is counted otherwise than expected. What was not counted was not there. */
export function differencesOfRun(
  goods: readonly RunGood[],
  counts: readonly HandInCount[],
): PieceDifference[] {
  const expected = new Map(goods.map((good) => [good.goodId, expectedAtHandIn(good)]))
  const counted = new Map(counts.map((count) => [count.goodId, count]))
  const goodIds = [...new Set([...expected.keys(), ...counted.keys()])].toSorted((a, b) => a - b)
  return goodIds.flatMap((goodId) =>
    handInParts
      .map((part) => ({
        goodId,
        part,
        expected: expected.get(goodId)?.[part] ?? 0,
        counted: counted.get(goodId)?.[part] ?? 0,
      }))
      .filter((difference) => difference.expected !== difference.counted),
  )
}
