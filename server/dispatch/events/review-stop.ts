import type { Actor } from '../../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { App } from '../../app-context.ts'
import { actorColumns } from '../../platform/actor-columns.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { lockStop } from '../runs/run-store.ts'
import { loadOutcomes, type ToldOutcome } from './load-outcome.ts'
import { queueBooking } from './queue-booking.ts'

type ReviewRefusal = Refusal<'not_permitted'> | { code: 'no_such_stop' | 'nothing_to_review' }

/** A person has looked at the flags of a stop: what its events say until now may be booked. */
export async function reviewStop(
  app: App,
  tx: Tx,
  by: Actor,
  stopId: number,
): Promise<Outcome<ToldOutcome, ReviewRefusal>> {
  const permitted = await permit(app, tx, by, 'correctEvents')
  if (!permitted.ok) return permitted
  const stop = await lockStop(tx, stopId)
  if (!stop) return refuse({ code: 'no_such_stop' })
  const told = (await loadOutcomes(tx, [stopId])).get(stopId)!
  if (!told.waitsForReview) return refuse({ code: 'nothing_to_review' })
  const { lastEvent } = told
  await tx
    .insertInto('stopReviews')
    .values({ stopId, lastEvent, reviewedAt: app.clock.now(), ...actorColumns(by) })
    .execute()
  await queueBooking(tx, stop.runId)
  return done(told)
}
