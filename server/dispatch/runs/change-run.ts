import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import {
  type RunState,
  runMayBecome,
  runTakesChanges,
} from '../../../domain/dispatch/run-states.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Right } from '../../../domain/staff/rights.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { isDriver } from '../../staff/devices.ts'
import { permit } from '../../staff/permit.ts'
import { loadVan, unloadVan } from '../hand-in/containers-of-run.ts'
import { checkLoad, checkSettling, type OpenRefusal } from '../hand-in/what-is-open.ts'
import { findOpenStops, insertRunChange, lockRun, type LockedRun, reviseRun } from './run-store.ts'

export type RunRefusal =
  | Refusal<'not_permitted'>
  | { code: 'no_such_run' | 'no_driver' | 'own_run' | 'not_your_run' | 'no_such_driver' }
  | { code: 'run_state'; state: RunState }
  | { code: 'stops_waiting'; stopIds: number[] }
  | { code: 'other_stops' }
  | OpenRefusal

/** The right that a move asks for, by the state that follows. */
const rightTo: Record<RunState, Right> = {
  draft: 'planRuns',
  planned: 'planRuns',
  loading: 'countLoads',
  road: 'countLoads',
  handing_in: 'recordEvents',
  settled: 'settleRuns',
  cancelled: 'planRuns',
}

/** Moves a run to its next state. Nobody settles a run that he drove. */
export async function moveRun(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, to, reason }: { runId: number; to: RunState; reason?: string | undefined },
): Promise<Outcome<LockedRun, RunRefusal>> {
  const permitted = await permit(app, tx, by, rightTo[to])
  if (!permitted.ok) return permitted
  const run = await lockRun(tx, runId)
  if (!run) return refuse({ code: 'no_such_run' })
  if (by.kind === 'driver' && run.driverId !== by.id) return refuse({ code: 'not_your_run' })
  if (!runMayBecome(run.state, to)) return refuse({ code: 'run_state', state: run.state })
  if (to === 'planned' && run.driverId === null) return refuse({ code: 'no_driver' })
  if (to === 'settled' && by.id === run.driverId) return refuse({ code: 'own_run' })
  if (to === 'settled' || to === 'cancelled') {
    const stopIds = await findOpenStops(tx, runId)
    if (stopIds.length > 0) return refuse({ code: 'stops_waiting', stopIds })
  }
  const ready = await checkReady(tx, run, to, reason)
  if (!ready.ok) return ready
  const leaves = run.state === 'loading' && to === 'road'
  const loaded = leaves ? await loadVan(app, tx, by, runId) : undefined
  if (to === 'settled') await unloadVan(app, tx, by, runId)
  await tx.updateTable('runs').set({ state: to }).where('id', '=', runId).execute()
  // A reason and a load that are undefined are left out of the JSON.
  const details = { from: run.state, to, reason, loaded }
  await insertRunChange(tx, by, runId, { kind: 'state', at: app.clock.now(), details })
  return done({ ...run, state: to })
}

async function checkReady(
  tx: Tx,
  run: LockedRun,
  to: RunState,
  reason: string | undefined,
): Promise<Outcome<null, RunRefusal>> {
  if (run.state === 'loading' && to === 'road') return checkLoad(tx, run.id, reason)
  return to === 'settled' ? checkSettling(tx, run) : done(null)
}

/** Gives all runs of a shift their driver. */
export async function assignDriver(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, driverId }: { runId: number; driverId: number },
): Promise<Outcome<null, RunRefusal>> {
  const run = await lockToPlan(app, tx, by, runId)
  if (!run.ok) return run
  if (!(await isDriver(app, tx, driverId))) return refuse({ code: 'no_such_driver' })
  const { shiftId, driverId: before } = run.value
  if (driverId !== before)
    // The phone of another driver drives it no longer. Before the van leaves, its next driver says
    // anew what the meter and the purse have.
    await sql`
      update shifts s set driver_id = ${driverId}, phone_id = null,
        start_km = case when w.has_left then s.start_km end,
        float_told_cents = case when w.has_left then s.float_told_cents end,
        started_at = case when w.has_left then s.started_at end
      from (select exists (select from runs where shift_id = ${shiftId}
        and state in ('road', 'handing_in', 'settled')) as has_left) w
      where s.id = ${shiftId}`.execute(tx)
  const details = { from: before, to: driverId }
  await insertRunChange(tx, by, runId, { kind: 'driver', at: app.clock.now(), details })
  return done(null)
}

/** Puts the stops of a run in another order; those that are not named follow as they were. */
export async function putStopsInOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, stopIds }: { runId: number; stopIds: readonly number[] },
): Promise<Outcome<null, RunRefusal>> {
  const run = await lockToPlan(app, tx, by, runId)
  if (!run.ok) return run
  const rows = await tx
    .selectFrom('stops')
    .select('id')
    .where('runId', '=', runId)
    .orderBy('position')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (!stopIds.every((stopId) => ids.includes(stopId))) return refuse({ code: 'other_stops' })
  const ordered = [...new Set([...stopIds, ...ids])]
  await sql`
    update stops s set position = o.position
    from unnest(${ordered}::bigint[]) with ordinality as o (id, position)
    where s.id = o.id`.execute(tx)
  await reviseRun(tx, by, runId, { kind: 'order_of_stops', at: app.clock.now() })
  return done(null)
}

/** A run whose stops and driver may still change. */
export async function lockToPlan(
  app: App,
  tx: Tx,
  by: Actor,
  runId: number,
): Promise<Outcome<LockedRun, RunRefusal>> {
  const permitted = await permit(app, tx, by, 'planRuns')
  if (!permitted.ok) return permitted
  const run = await lockRun(tx, runId)
  if (!run) return refuse({ code: 'no_such_run' })
  if (by.kind === 'driver' && run.driverId !== by.id) return refuse({ code: 'not_your_run' })
  return runTakesChanges(run.state) ? done(run) : refuse({ code: 'run_state', state: run.state })
}
