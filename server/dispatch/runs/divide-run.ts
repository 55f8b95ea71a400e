import type { Actor } from '../../../domain/actor.ts'
import { divideStops } from '../../../domain/dispatch/divide-stops.ts'
import { freeBalance } from '../../../domain/dispatch/free-balance.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { loadOutcomes } from '../events/load-outcome.ts'
import { loadGoodsOfRuns } from '../hand-in/goods-of-run.ts'
import { moveStop, type StopRefusal } from './move-stop.ts'
import { type LockedRun, lockRuns } from './run-store.ts'
import { findTransferGoods } from './transfer-store.ts'

export type DividedRun = {
  moved: { stopId: number; toRunId: number; newStopId: number }[]
  /** Stops for which no van has enough free. */
  left: number[]
}

/** Gives the waiting stops of a van that broke down to the other vans on the road. */
export async function divideRun(
  app: App,
  tx: Tx,
  by: Actor,
  runId: number,
): Promise<Outcome<DividedRun, StopRefusal>> {
  const permitted = await permit(app, tx, by, 'transferGoods')
  if (!permitted.ok) return permitted
  const runs = await lockRunsOnTheRoad(tx, runId)
  const run = runs.find(({ id }) => id === runId)
  if (!run) return refuse({ code: 'no_such_run' })
  if (by.kind === 'driver') return refuse({ code: 'not_your_run' })
  if (run.state !== 'road') return refuse({ code: 'run_state', state: run.state })
  const others = runs.filter(({ shiftId }) => shiftId !== run.shiftId)
  const divided = divideStops(await findLeftStops(tx, runId), await findFreeGoods(tx, others))
  const moved: DividedRun['moved'] = []
  for (const { stopId, toRunId } of divided) {
    if (toRunId === null) continue
    const outcome = await moveStop(app, tx, by, { stopId, toRunId })
    if (!outcome.ok) return outcome
    moved.push({ stopId, toRunId, newStopId: outcome.value.stopId })
  }
  const left = divided.filter(({ toRunId }) => toRunId === null).map(({ stopId }) => stopId)
  return done({ moved, left })
}

/** The run and all others of its day on the road, so that what they have free is theirs to give. */
async function lockRunsOnTheRoad(tx: Tx, runId: number): Promise<LockedRun[]> {
  const rows = await tx
    .selectFrom('runs')
    .innerJoin('runs as divided', 'divided.day', 'runs.day')
    .select('runs.id')
    .where('divided.id', '=', runId)
    .where('runs.state', '=', 'road')
    .execute()
  const runs = await lockRuns(tx, [runId, ...rows.map(({ id }) => id)])
  return runs.filter(({ id, state }) => id === runId || state === 'road')
}

/** Stops that wait and of which nothing is told, with what their orders ask for. */
async function findLeftStops(tx: Tx, runId: number) {
  const rows = await tx
    .selectFrom('stops')
    .select('id')
    .where('runId', '=', runId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .execute()
  const ids = rows.map(({ id }) => id)
  const told = await loadOutcomes(tx, ids)
  const stops = []
  for (const stopId of ids)
    if (told.get(stopId)!.state === 'waiting')
      stops.push({ stopId, goods: await findTransferGoods(tx, stopId) })
  return stops
}

async function findFreeGoods(tx: Tx, runs: readonly LockedRun[]) {
  const vans = await loadGoodsOfRuns(
    tx,
    runs.map(({ id }) => id),
  )
  return [...vans].map(([runId, goods]) => ({
    runId,
    free: goods.map((good) => ({ goodId: good.goodId, pieces: freeBalance(good) })),
  }))
}
