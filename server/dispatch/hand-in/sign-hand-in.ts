import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { App } from '../../app-context.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import type { HandedIn } from '../runs/own-runs.ts'
import { insertRunChange, lockRun } from '../runs/run-store.ts'

type SignRefusal =
  | Refusal<'not_permitted'>
  | { code: 'no_such_run' | 'not_your_run' }
  | { code: 'run_state'; state: RunState }

/** The driver signs for what he hands in; the counts of the warehouse stand beside it. */
export async function signHandIn(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, handedIn }: { runId: number; handedIn: HandedIn },
): Promise<Outcome<{ signedAt: string }, SignRefusal>> {
  const permitted = await permit(app, tx, by, 'recordEvents')
  if (!permitted.ok) return permitted
  const run = await lockRun(tx, runId)
  if (!run) return refuse({ code: 'no_such_run' })
  if (run.driverId !== by.id) return refuse({ code: 'not_your_run' })
  if (run.state !== 'handing_in') return refuse({ code: 'run_state', state: run.state })
  const at = app.clock.now()
  await insertRunChange(tx, by, runId, { kind: 'signed', at, details: handedIn })
  return done({ signedAt: at.toISOString() })
}

export type Signed = HandedIn & { driver: string; signedAt: Date }

/** The newest signature of a run. */
export async function findSignature(db: Db, runId: number): Promise<Signed | undefined> {
  const { rows } = await sql<{ details: HandedIn; driver: string; signedAt: Date }>`
    select c.details, s.name as driver, c.made_at as signed_at
    from run_changes c join staff s on s.id = c.actor_id
    where c.run_id = ${runId} and c.kind = 'signed' order by c.id desc limit 1`.execute(db)
  return rows.map(({ details, ...signed }) => ({ ...details, ...signed }))[0]
}
