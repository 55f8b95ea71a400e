import type { Actor } from '../../../domain/actor.ts'
import type { StopCount, StopFact } from '../../../domain/dispatch/stop-events.ts'
import type { UndeliveredCode } from '../../../domain/dispatch/undelivered-codes.ts'
import type { Cents } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { lockRun } from '../runs/run-store.ts'
import { recordEvent, type Verdict } from './record-event.ts'

export type PaperRow = {
  id: string
  stopId: number
  /** Missing where it was delivered. */
  code?: UndeliveredCode | undefined
  counts: readonly StopCount[]
  cashCents: Cents
}

type PaperRefusal = Refusal<'not_permitted'> | { code: 'no_such_run' | 'own_run' | 'other_stops' }

/**
 * A sheet of paper becomes the same events as those of a phone. As facts they are never refused by
 * what the run has become meanwhile; the driver does not type his own.
 */
export async function typePaper(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, rows }: { runId: number; rows: readonly PaperRow[] },
): Promise<Outcome<{ verdicts: Verdict[] }, PaperRefusal>> {
  const permitted = await permit(app, tx, by, 'recordEvents')
  if (!permitted.ok) return permitted
  const run = await lockRun(tx, runId)
  if (!run) return refuse({ code: 'no_such_run' })
  if (by.id !== undefined && by.id === run.driverId) return refuse({ code: 'own_run' })
  if (!(await areOfRun(tx, runId, rows))) return refuse({ code: 'other_stops' })
  const saidAt = app.clock.now()
  const verdicts: Verdict[] = []
  for (const { id, stopId, ...told } of rows)
    verdicts.push(
      await recordEvent(app, tx, by, { id, source: 'paper', stopId, fact: factOf(told), saidAt }),
    )
  return done({ verdicts })
}

const factOf = ({ code, counts, cashCents }: Omit<PaperRow, 'id' | 'stopId'>): StopFact =>
  code === undefined
    ? { kind: 'delivered', counts, cashCents }
    : { kind: 'not_delivered', code, counts, cashCents }

async function areOfRun(tx: Tx, runId: number, rows: readonly PaperRow[]): Promise<boolean> {
  const wanted = [...new Set(rows.map(({ stopId }) => stopId))]
  const found = await tx
    .selectFrom('stops')
    .select('id')
    .where('runId', '=', runId)
    .where('id', 'in', wanted)
    .execute()
  return found.length === wanted.length
}
