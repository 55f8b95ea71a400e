import type { Actor } from '../../../domain/actor.ts'
import type { HandInCount } from '../../../domain/dispatch/run-differences.ts'
import { areNotes, type CountedNotes, sumOfNotes } from '../../../domain/dispatch/shift-cash.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import type { Cents } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { lockRun, type LockedRun } from '../runs/run-store.ts'
import { areGoods } from './count-load.ts'
import { insertCashCount, insertCountsOfRun } from './count-store.ts'
import {
  type BottlesOfRun,
  type CashOfShift,
  loadBottlesOfRun,
  loadCashOfShift,
} from './open-matters.ts'

export type HandInRefusal =
  | Refusal<'not_permitted'>
  | { code: 'no_such_run' | 'own_run' | 'no_such_good' | 'no_such_notes' }
  | { code: 'run_state'; state: RunState }

/** The warehouse's count of what came out of the van; the expected pieces are answered after it. */
export async function countHandIn(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, counts }: { runId: number; counts: readonly HandInCount[] },
): Promise<Outcome<BottlesOfRun, HandInRefusal>> {
  const permitted = await permit(app, tx, by, 'countBottles')
  if (!permitted.ok) return permitted
  const run = await lockHandedIn(tx, by, runId)
  if (!run.ok) return run
  if (!(await areGoods(tx, counts))) return refuse({ code: 'no_such_good' })
  const at = app.clock.now()
  await insertCountsOfRun(tx, by, { runId, phase: 'hand_in', side: 'warehouse', counts, at })
  return done(await loadBottlesOfRun(tx, runId))
}

/** The purse of a run's shift, by notes and coins or as a total. */
export async function countCash(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, counted }: { runId: number; counted: { cents: Cents } | { notes: CountedNotes } },
): Promise<Outcome<CashOfShift, HandInRefusal>> {
  const permitted = await permit(app, tx, by, 'countCash')
  if (!permitted.ok) return permitted
  const run = await lockHandedIn(tx, by, runId)
  if (!run.ok) return run
  if ('notes' in counted && !areNotes(counted.notes)) return refuse({ code: 'no_such_notes' })
  const cents = 'notes' in counted ? sumOfNotes(counted.notes) : counted.cents
  const notes = 'notes' in counted ? counted.notes : null
  const { shiftId } = run.value
  await insertCashCount(tx, by, shiftId, { cents, notes, countedAt: app.clock.now() })
  return done(await loadCashOfShift(tx, shiftId))
}

type LockRefusal = { code: 'no_such_run' | 'own_run' } | { code: 'run_state'; state: RunState }

/** A run whose differences are named: one that is settled too, where something was told later. */
export async function lockToName(
  tx: Tx,
  by: Actor,
  runId: number,
): Promise<Outcome<LockedRun, LockRefusal>> {
  const run = await lockBack(tx, by, runId)
  return run.ok && run.value.state !== 'handing_in' && run.value.state !== 'settled'
    ? refuse({ code: 'run_state', state: run.value.state })
    : run
}

/** A run that is being handed in, by another than its driver. */
export async function lockHandedIn(
  tx: Tx,
  by: Actor,
  runId: number,
): Promise<Outcome<LockedRun, LockRefusal>> {
  const run = await lockBack(tx, by, runId)
  return run.ok && run.value.state !== 'handing_in'
    ? refuse({ code: 'run_state', state: run.value.state })
    : run
}

async function lockBack(
  tx: Tx,
  by: Actor,
  runId: number,
): Promise<Outcome<LockedRun, LockRefusal>> {
  const run = await lockRun(tx, runId)
  if (!run) return refuse({ code: 'no_such_run' })
  const isOwn = by.id !== undefined && by.id === run.driverId
  return isOwn ? refuse({ code: 'own_run' }) : done(run)
}
