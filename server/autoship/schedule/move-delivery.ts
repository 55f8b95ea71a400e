import { byCustomer } from '../../../domain/actor.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { AutoshipPlan } from '../../../domain/autoship/schedule.ts'
import type { Day } from '../../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { AppWithDb as App } from '../../app-context.ts'
import { moveOrder } from '../../orders/move-order.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { autoshipSeams } from '../seams.ts'
import { shiftSeries, upsertOccurrence } from './occurrence-store.ts'
import { makeDueOrdersNow } from '../generation/make-due.ts'
import { type UndoStep, updateAutoship } from '../plan/plan-store.ts'
import { moveProblem } from './move-problem.ts'
import { type DeliveryKey, lockDelivery, type LockedDelivery } from './lock-delivery.ts'

export type DeliveryMove = DeliveryKey & { newDay: Day; wholeSeries: boolean }

/** Moves one delivery, or the series from it on; if it becomes due it is made an order at once. */
export async function moveDelivery(
  app: App,
  tx: Db,
  move: DeliveryMove,
): Promise<Outcome<UndoStep[], Refusal>> {
  const locked = await lockDelivery(app, tx, move)
  if (!locked.ok) return locked
  const { planned, order, plan } = locked.value
  const { customerId, autoshipId, plannedOn, newDay, wholeSeries } = move
  if (planned.day === null) return refuse({ code: 'locked', reason: 'already_skipped' })
  if (planned.day === newDay && !(wholeSeries && plannedOn !== newDay)) return done([])
  const undo: UndoStep = wholeSeries
    ? { kind: 'move', autoshipId, plannedOn: newDay, day: plannedOn, wholeSeries: true }
    : { kind: 'move', autoshipId, plannedOn, day: planned.day, wholeSeries: false }
  if (order) {
    const day = { customerId, orderId: order.id, day: newDay, changeAutoship: wholeSeries }
    const moved = await moveOrder(app, tx as Tx, byCustomer(customerId), day, autoshipSeams(app))
    return moved.ok ? done([undo]) : moved
  }
  const problem = problemOf(locked.value, plan, move)
  if (problem) return refuse(problem)
  const now = app.clock.now()
  if (wholeSeries) await shiftSeries(tx, move, newDay)
  else if (newDay === plannedOn) await upsertOccurrence(tx, move, { state: 'planned' }, now)
  else await upsertOccurrence(tx, move, { state: 'moved', deliveryOn: newDay }, now)
  await updateAutoship(tx, autoshipId, {}, now)
  await makeDueOrdersNow(app, tx, move)
  return done([undo])
}

function problemOf(
  { firstOpenDay, mayDeliver }: Pick<LockedDelivery, 'firstOpenDay' | 'mayDeliver'>,
  plan: AutoshipPlan,
  { plannedOn, newDay, wholeSeries }: DeliveryMove,
): Refusal | undefined {
  if (newDay < firstOpenDay || !mayDeliver(newDay)) {
    return { fields: { delivery_date: [{ problem: 'no_day_possible' }] } }
  }
  return moveProblem(plan, mayDeliver, { plannedOn, newDay, wholeSeries })
}
