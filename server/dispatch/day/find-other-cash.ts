import { type Cents, sumOf } from '../../../domain/money.ts'
import type { Db } from '../../platform/database/connect.ts'
import { loadOutcomes } from '../events/load-outcome.ts'
import type { OwnRun } from '../runs/own-runs.ts'

/** Cash that was told at the doors of the other runs of each shift: it lies in the same purse. */
export async function findOtherCash(
  db: Db,
  runs: readonly Pick<OwnRun, 'id' | 'shiftId'>[],
): Promise<Map<number, Cents>> {
  const shiftIds = [0, ...runs.map(({ shiftId }) => shiftId)]
  const stops = await db
    .selectFrom('stops')
    .innerJoin('runs', 'runs.id', 'stops.runId')
    .select(['stops.id', 'stops.runId', 'runs.shiftId'])
    .where('runs.shiftId', 'in', shiftIds)
    .execute()
  const told = await loadOutcomes(
    db,
    stops.map(({ id }) => id),
  )
  const cashAt = (stopId: number): Cents => {
    const outcome = told.get(stopId)!
    return outcome.state === 'waiting' ? 0 : outcome.fact.cashCents
  }
  return new Map(
    runs.map(({ id, shiftId }) => {
      const others = stops.filter((stop) => stop.shiftId === shiftId && stop.runId !== id)
      return [id, sumOf(others, (stop) => cashAt(stop.id))]
    }),
  )
}
