import { sql } from 'kysely'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { Actor } from '../../../domain/actor.ts'
import { type ShiftStart, startStays } from '../../../domain/dispatch/shift-start.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { isChangedSince } from '../../actions/is-changed-since.ts'
import type { App } from '../../app-context.ts'
import { floatsOfShifts } from '../../ledger/cash-places.ts'
import { lockShift } from '../../ledger/move-cash.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { findCashCount } from '../hand-in/count-store.ts'
import { insertRunChange, lockRuns, type LockedRun } from './run-store.ts'

type Correcting = {
  runId: number
  /** Null takes back what the office was the first to say. */
  start: ShiftStart | null
  reason: string
  /** What is taken back: refused where another has changed it since. */
  from?: ShiftStart | null | undefined
}

type StartRefusal =
  | Refusal<'not_permitted' | 'run_state'>
  | { code: 'no_such_run' | 'own_run' | 'purse_counted' | 'nothing_changes' | 'changed_since' }

/** The meter and the float that a shift began with were said wrongly, or not at all. */
export async function correctStart(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, start, reason, from }: Correcting,
): Promise<Outcome<ShiftStart | null, StartRefusal>> {
  const permitted = await permit(app, tx, by, 'correctEvents')
  if (!permitted.ok) return permitted
  const runs = await lockRunsOfShift(tx, runId)
  const run = runs.find(({ id }) => id === runId)
  if (!run) return refuse({ code: 'no_such_run' })
  if (by.id !== undefined && by.id === run.driverId) return refuse({ code: 'own_run' })
  // A count of the purse that is being written ends first.
  await lockShift(tx, run.shiftId)
  const was = await findStart(tx, run.shiftId)
  if (from !== undefined && isChangedSince({ start: from }, { start: was }))
    return refuse({ code: 'changed_since' })
  const isPurseCounted = (await findCashCount(tx, run.shiftId)) !== undefined
  const givenCents = (await floatsOfShifts(tx, [run.shiftId])).get(run.shiftId) ?? 0
  const stays = startStays({ state: run.state, was, now: start, givenCents, isPurseCounted })
  if (stays === 'run_state') return refuse({ code: stays, state: run.state })
  if (stays) return refuse({ code: stays })
  await writeStart(app, tx, run.shiftId, start)
  const at = app.clock.now()
  for (const { id, state } of runs)
    if (state !== 'cancelled')
      await insertRunChange(tx, by, id, {
        kind: 'start_corrected',
        at,
        details: { was, start, reason },
      })
  return done(was)
}

/** All runs of the shift that a run belongs to: the start is theirs together. */
async function lockRunsOfShift(tx: Tx, runId: number): Promise<LockedRun[]> {
  const rows = await tx
    .selectFrom('runs as own')
    .innerJoin('runs', 'runs.shiftId', 'own.shiftId')
    .select('runs.id')
    .where('own.id', '=', runId)
    .execute()
  return lockRuns(
    tx,
    rows.map(({ id }) => id),
  )
}

/** What the meter and the purse had as a shift began; null where nobody has said it. */
export async function findStart(db: Db, shiftId: number): Promise<ShiftStart | null> {
  const { startKm, floatToldCents } = await db
    .selectFrom('shifts')
    .select(['startKm', 'floatToldCents'])
    .where('id', '=', shiftId)
    .executeTakeFirstOrThrow()
  return startKm === null || floatToldCents === null
    ? null
    : { km: startKm, floatCents: floatToldCents }
}

/** When it was said stays with the first saying. */
const writeStart = ({ clock }: App, tx: Tx, shiftId: number, start: ShiftStart | null) =>
  tx
    .updateTable('shifts')
    .set({
      startKm: start?.km ?? null,
      floatToldCents: start?.floatCents ?? null,
      startedAt: start && sql<Date>`coalesce(started_at, ${clock.now()})`,
    })
    .where('id', '=', shiftId)
    .execute()
