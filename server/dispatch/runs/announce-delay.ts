import type { Actor } from '../../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { permit } from '../../staff/permit.ts'
import { loadStopsOfRun } from './read-run.ts'
import { lockRun } from './run-store.ts'

export type Delay = { runId: number; minutes: number }

type DelayRefusal =
  | Refusal<'not_permitted'>
  | { code: 'no_such_run' }
  | { code: 'run_state'; state: RunState }

/** Mails to all customers of a run whose stops are still ahead. */
export async function announceDelay(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, minutes }: Delay,
): Promise<Outcome<{ customers: number }, DelayRefusal>> {
  const permitted = await permit(app, tx, by, 'planRuns')
  if (!permitted.ok) return permitted
  const run = await lockRun(tx, runId)
  if (!run) return refuse({ code: 'no_such_run' })
  if (run.state !== 'road') return refuse({ code: 'run_state', state: run.state })
  const ahead = (await loadStopsOfRun(tx, runId)).filter(
    ({ state, told }) => state === 'waiting' && told.state === 'waiting',
  )
  const at = app.clock.now().getTime()
  const mails = ahead.map(({ customerId, orderIds }) => ({
    // A customer may hear of a second delay.
    cause: `run:${runId}:delay:${at}:${customerId}`,
    customerId,
    payload: { orderId: orderIds[0]!, minutes },
  }))
  await queueMails(tx, 'dispatch.delay', mails)
  return done({ customers: mails.length })
}
