import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { Actor } from '../../../domain/actor.ts'
import { runTakesChanges } from '../../../domain/dispatch/run-states.ts'
import type { Cents } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { lockShift } from '../../ledger/move-cash.ts'
import { audit } from '../../platform/audit-trail.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { findCashCount } from '../hand-in/count-store.ts'
import { lockRun } from './run-store.ts'

type Start = { runId: number; km: number; floatCents: Cents }

type StartRefusal =
  | Refusal<'not_permitted' | 'run_state'>
  | { code: 'not_your_run' | 'purse_counted' }

/**
 * A driver begins a shift: the meter of the van and the float, as they are found. Said again, the
 * last counts, until the van is back or the purse is counted against what was said.
 */
export async function startShift(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, km, floatCents }: Start,
): Promise<Outcome<null, StartRefusal>> {
  const permitted = await permit(app, tx, by, 'countLoads')
  if (!permitted.ok) return permitted
  const run = await lockRun(tx, runId)
  if (!run || run.driverId !== by.id) return refuse({ code: 'not_your_run' })
  if (!runTakesChanges(run.state)) return refuse({ code: 'run_state', state: run.state })
  // A count that is being written for another run of the shift ends first.
  await lockShift(tx, run.shiftId)
  if (await findCashCount(tx, run.shiftId)) return refuse({ code: 'purse_counted' })
  await tx
    .updateTable('shifts')
    .set({ startKm: km, floatToldCents: floatCents, startedAt: app.clock.now() })
    .where('id', '=', run.shiftId)
    .execute()
  await audit(app, tx, by, {
    action: 'shifts.started',
    subject: 'run',
    subjectId: runId,
    details: { km, floatCents },
    kept: 'books',
  })
  return done(null)
}
