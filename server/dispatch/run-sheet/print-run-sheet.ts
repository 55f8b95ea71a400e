import type { Actor } from '../../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { insertRunChange, lockRun } from '../runs/run-store.ts'
import { loadRunSheet, type RunSheet } from './load-run-sheet.ts'

/** The sheet of a run's present revision; that it was printed is kept, for the marks of the next. */
export async function printRunSheet(
  app: App,
  tx: Tx,
  by: Actor,
  runId: number,
): Promise<Outcome<RunSheet, Refusal<'not_permitted'> | { code: 'no_such_run' }>> {
  const permitted = await permit(app, tx, by, 'seeToday')
  if (!permitted.ok) return permitted
  const run = await lockRun(tx, runId)
  if (!run) return refuse({ code: 'no_such_run' })
  const sheet = (await loadRunSheet(tx, runId))!
  const details = { revision: run.revision }
  await insertRunChange(tx, by, runId, { kind: 'printed', at: app.clock.now(), details })
  return done(sheet)
}
