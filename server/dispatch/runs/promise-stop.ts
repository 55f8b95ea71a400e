import type { Actor } from '../../../domain/actor.ts'
import { rigaInstant } from '../../../domain/calendar/riga-time.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { lockToPlan, type RunRefusal } from './change-run.ts'
import { findRunOfStop, lockStop, reviseRun } from './run-store.ts'

export type PromiseRefusal = RunRefusal | { code: 'no_such_stop' | 'stop_ended' }

/** Promises the customer of a stop to be there by a time of its day; null takes the promise back. */
export async function promiseStop(
  app: App,
  tx: Tx,
  by: Actor,
  { stopId, until }: { stopId: number; until: string | null },
): Promise<Outcome<null, PromiseRefusal>> {
  const runId = await findRunOfStop(tx, stopId)
  if (runId === undefined) return refuse({ code: 'no_such_stop' })
  const run = await lockToPlan(app, tx, by, runId)
  if (!run.ok) return run
  if ((await lockStop(tx, stopId))!.state !== 'waiting') return refuse({ code: 'stop_ended' })
  const promisedUntil = until === null ? null : new Date(rigaInstant(run.value.day, until))
  await tx.updateTable('stops').set({ promisedUntil }).where('id', '=', stopId).execute()
  const at = app.clock.now()
  await reviseRun(tx, by, runId, { kind: 'promised', at, details: { stopId, until } })
  return done(null)
}

/** A promise goes along when its stop goes to another van. */
export const movePromise = (tx: Tx, fromStopId: number, toStopId: number) =>
  tx
    .updateTable('stops')
    .set((of) => ({
      promisedUntil: of
        .selectFrom('stops as former')
        .select('former.promisedUntil')
        .where('former.id', '=', fromStopId),
    }))
    .where('id', '=', toStopId)
    .execute()
