import type { Day } from '../calendar.ts'
import { sumOf } from '../money.ts'

export type PiecesOfGood = { goodId: number; pieces: number }

export type StopThatMayWait = {
  stopId: number
  goods: readonly PiecesOfGood[]
  /** By the forecast of what the customer uses; null where nothing is known. */
  bottlesAtHome: number | null
  /** The next day on which a van drives there; null where there is none. */
  nextOn: Day | null
}

/**
 * Whose delivery waits when a van is loaded short: those who have most at home, then those whose
 * next day is soonest. A stop that the rest makes needless comes along after all.
 */
export function chooseWaitingStops<Stop extends StopThatMayWait>(
  short: readonly PiecesOfGood[],
  stops: readonly Stop[],
): Stop[] {
  const mayWait = stops.filter(({ nextOn }) => nextOn !== null).toSorted(mostAtHomeFirst)
  const chosen: Stop[] = []
  for (const stop of mayWait) {
    const missing = missingAfter(short, chosen)
    if (missing.some(({ goodId, pieces }) => pieces > 0 && piecesOf(stop, goodId) > 0))
      chosen.push(stop)
  }
  return chosen.filter((stop) => {
    const others = chosen.filter((other) => other !== stop)
    return missingAfter(short, others).some(({ pieces }) => pieces > 0)
  })
}

/** What is short still when these stops wait. */
export const missingAfter = (
  short: readonly PiecesOfGood[],
  waiting: readonly StopThatMayWait[],
): PiecesOfGood[] =>
  short.map(({ goodId, pieces }) => ({
    goodId,
    pieces: Math.max(0, pieces - sumOf(waiting, (stop) => piecesOf(stop, goodId))),
  }))

const piecesOf = ({ goods }: StopThatMayWait, goodId: number): number =>
  sumOf(
    goods.filter((good) => good.goodId === goodId),
    ({ pieces }) => pieces,
  )

const mostAtHomeFirst = (a: StopThatMayWait, b: StopThatMayWait): number =>
  (b.bottlesAtHome ?? -1) - (a.bottlesAtHome ?? -1) ||
  compare(a.nextOn ?? '', b.nextOn ?? '') ||
  a.stopId - b.stopId

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
