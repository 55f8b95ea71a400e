import type { LikelyCause, RunToExplain } from './run-to-explain.ts'
import { loadedPieces } from './load-counts.ts'

/** Bottles that went another way than over a door: broken, loaded or given otherwise. */
export const vanCauses = (
  run: RunToExplain,
  goodId: number,
  sizes: readonly number[],
): LikelyCause[] => [
  ...sizes.flatMap((pieces) => brokenOf(goodId, pieces)),
  ...transfersOf(run, goodId),
  ...sizes.flatMap((pieces) => metByAnotherRun(run, goodId, pieces)),
  ...loadOf(run, goodId),
]

/** One that came back damaged speaks for itself; one that was thrown away does not. */
const brokenOf = (goodId: number, pieces: number): LikelyCause[] => [
  cause('broken', { [`full:${goodId}`]: -pieces, [`damaged:${goodId}`]: pieces }, 0.7),
  cause('broken', { [`full:${goodId}`]: -pieces }, 2.2 + 0.8 * (pieces - 1)),
]

const transfersOf = ({ openTransfers }: RunToExplain, goodId: number): LikelyCause[] =>
  openTransfers
    .filter((open) => open.goodId === goodId)
    .map(({ transferId, pieces }) => ({
      ...cause('transfer_not_confirmed', { [`full:${goodId}`]: pieces }, 0.6),
      transferId,
    }))

/** What this run lacks another has too much of, or the other way about. */
function metByAnotherRun(
  { otherRuns }: RunToExplain,
  goodId: number,
  pieces: number,
): LikelyCause[] {
  return otherRuns
    .filter((other) => other.goodId === goodId && Math.abs(other.pieces) >= pieces)
    .map(({ runId, pieces: theirs }) => ({
      ...cause('transfer_not_confirmed', { [`full:${goodId}`]: -Math.sign(theirs) * pieces }, 1.4),
      otherRunId: runId,
    }))
}

/** The other one of two unequal counts was right, or the plan was. */
function loadOf({ loads }: RunToExplain, goodId: number): LikelyCause[] {
  const load = loads.find((own) => own.goodId === goodId)
  if (!load) return []
  const loaded = loadedPieces(load)
  const others = [
    { pieces: load.driver ?? loaded, cost: 0.8 },
    { pieces: load.planned, cost: 1.8 },
  ]
  return others
    .filter(({ pieces }) => pieces !== loaded)
    .map(({ pieces, cost }) =>
      cause('load_miscounted', { [`full:${goodId}`]: pieces - loaded }, cost),
    )
}

const cause = (
  kind: LikelyCause['kind'],
  effect: Record<string, number>,
  cost: number,
): LikelyCause => ({ kind, effect, stopIds: [], cost })
