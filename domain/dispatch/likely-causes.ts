import { cashCauses } from './cash-causes.ts'
import type { Effect, LikelyCause, RunToExplain } from './run-to-explain.ts'
import { stopCauses } from './stop-causes.ts'
import { vanCauses } from './van-causes.ts'

/** Everything that could have made differences such as these, the likeliest first. */
export function likelyCauses(run: RunToExplain): LikelyCause[] {
  const goodIds = goodsThatDiffer(run.differences)
  const all = [
    ...goodIds.flatMap((goodId) => {
      const sizes = piecesToTry(run.differences, goodId)
      return [...stopCauses(run, goodId, sizes), ...vanCauses(run, goodId, sizes)]
    }),
    ...cashCauses(run),
  ]
  return joined(all).toSorted((a, b) => a.cost - b.cost)
}

const goodsThatDiffer = (differences: Effect): number[] => [
  ...new Set(
    Object.keys(differences)
      .filter((key) => key !== 'cash')
      .map((key) => Number(key.split(':')[1])),
  ),
]

const usualPieces = [1, 2, 3, 4]

function piecesToTry(differences: Effect, goodId: number): number[] {
  const found = [differences[`full:${goodId}`], differences[`empty:${goodId}`]]
  const sizes = found.map((pieces) => Math.abs(pieces ?? 0)).filter((pieces) => pieces > 0)
  return [...new Set([...usualPieces, ...sizes])]
}

/** What differs in its stop alone becomes one cause with several stops. */
function joined(causes: readonly LikelyCause[]): LikelyCause[] {
  const alike = Map.groupBy(causes, ({ kind, effect, cost, transferId, otherRunId }) =>
    JSON.stringify([kind, effect, cost, transferId, otherRunId]),
  )
  return [...alike.values()].map((group) => ({
    ...group[0]!,
    stopIds: [...new Set(group.flatMap(({ stopIds }) => stopIds))],
  }))
}
