import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { nextValidDay } from '../../domain/territory/days.ts'
import type { Day } from '../../domain/calendar.ts'
import type { App } from '../app-context.ts'
import { answerDispute, type DisputeAnswer, type DisputedDoor } from '../bottles/answer-dispute.ts'
import { awaitRecount, findDisputedPlace } from '../bottles/disputes.ts'
import type { Tx } from '../platform/database/connect.ts'
import { clockOfDelivery, regionDays } from '../territory/region-days.ts'
import { asAnswered, correctDelivery } from './correct-delivery.ts'
import { insertPlannedVisit } from './runs/visits.ts'

/** Answers a dispute; goods that were not left are paid back with their bottles. */
export const settleDispute = (app: App, tx: Tx, by: Actor, answer: DisputeAnswer) =>
  answerDispute(app, tx, by, answer, (door) => correctDoor(app, tx, by, door))

async function correctDoor(
  app: App,
  tx: Tx,
  by: Actor,
  { disputeId, orderId, goodId, left, taken, note }: DisputedDoor,
): Promise<Outcome<null, Refusal>> {
  const counts = [{ goodId, left, taken }]
  const correcting = { orderId, counts, note, answersDispute: disputeId }
  const corrected = await correctDelivery(app, tx, by, correcting)
  return corrected.ok ? done(null) : refuse(asAnswered(corrected.refusal))
}

/** A dispute that waits until the driver has counted the bottles at the customer's. */
export async function recountDispute(
  app: App,
  tx: Tx,
  by: Actor,
  { disputeId }: { disputeId: number },
): Promise<Outcome<{ day: Day }, Refusal>> {
  const place = await findDisputedPlace(tx, disputeId)
  if (!place) return refuse({ code: 'not_found' })
  const { customerId, addressId, regionId, state, visitId } = place
  if (state !== 'open' || visitId !== null) return refuse({ code: 'already_decided' })
  if (addressId === null || regionId === null) return refuse({ code: 'no_such_address' })
  const day = nextValidDay(await regionDays(app, regionId), await clockOfDelivery(app))
  if (day === null) return refuse({ code: 'not_that_day' })
  const kind = 'recount' as const
  const visit = { customerId, addressId, kind, day, note: 'Saskaitīt pudeles pie klienta' }
  const planned = await insertPlannedVisit(app, tx, by, visit)
  if (!planned.ok) return planned
  await awaitRecount(tx, disputeId, planned.value.visitId)
  return done({ day })
}
