import type { Actor } from '../../../domain/actor.ts'
import type { FieldProblem, Refusal } from '../../../contract/shared/refusals.ts'
import { mayMoveDelivery, type MoveRefusal } from '../../../domain/autoship/may-move-delivery.ts'
import { seriesOf, type AutoshipPlan } from '../../../domain/autoship/schedule.ts'
import { addDays, type Day, daysFrom } from '../../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { searchDays } from '../../../domain/territory/days.ts'
import type { App } from '../../app-context.ts'
import { lockOrderForDay, lockOrderForFullDay, setOrderDay } from '../../orders/order-day.ts'
import type { LockedOrder } from '../../orders/order-record.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { refuseDay } from '../../territory/day-refusal.ts'
import { regionDays } from '../../territory/region-days.ts'
import { makeDueOrdersNow } from '../generation/make-due.ts'
import { lockAutoshipRow } from '../plan/lock-autoship.ts'
import { loadAutoships, type LoadedAutoship, planOf, updateAutoship } from '../plan/plan-store.ts'
import type { UndoStep } from '../plan/undo-step.ts'
import { servedDays } from '../plan/served-days.ts'
import { type DeliveryKey, lockDelivery } from './lock-delivery.ts'
import { seriesUndo, shiftFrom } from './move-series.ts'
import { upsertOccurrence } from './occurrence-store.ts'

export type DeliveryMove = DeliveryKey & { newDay: Day; wholeSeries: boolean }

/** Moves one delivery, or the series from it on; if it becomes due it is made an order at once. */
export async function moveDelivery(
  app: App,
  tx: Tx,
  by: Actor,
  move: DeliveryMove,
): Promise<Outcome<UndoStep[], Refusal>> {
  const locked = await lockDelivery(app, tx, move)
  if (!locked.ok) return locked
  const { autoship, planned, order, firstOpenDay, mayDeliver } = locked.value
  const { customerId, autoshipId, plannedOn, newDay, wholeSeries } = move
  if (planned.day === null) return refuse({ code: 'locked', reason: 'already_skipped' })
  if (planned.day === newDay && !(wholeSeries && plannedOn !== newDay)) return done([])
  const undo: UndoStep = wholeSeries
    ? seriesUndo(autoship, move, planned.day)
    : { kind: 'move', autoshipId, plannedOn, day: planned.day, wholeSeries: false }
  if (order) {
    const orderMove = { customerId, orderId: order.id, newDay, wholeSeries }
    const moved = await moveOrder(app, tx, by, orderMove)
    return moved.ok ? done([undo]) : moved
  }
  if (newDay < firstOpenDay || !mayDeliver(newDay))
    return refuse(
      refuseDay(
        newDay < firstOpenDay ? 'day_is_closed' : 'not_on_the_route',
        nextServed(newDay < firstOpenDay ? firstOpenDay : newDay, mayDeliver),
      ),
    )
  const full = await fullDayOf(app, autoship, newDay, mayDeliver)
  if (full) return refuse(full)
  const refusal = await moveOccurrence(app, tx, by, autoship, { ...move, isMade: false })
  return refusal ? refuse(refusal) : done([undo])
}

/** A planned delivery takes no place yet, but goes to no day that is full. */
async function fullDayOf(
  app: App,
  { address }: LoadedAutoship,
  day: Day,
  mayDeliver: (day: Day) => boolean,
): Promise<Refusal | undefined> {
  const full = (address && (await regionDays(app, address.regionId)))?.fullDates ?? []
  if (!full.includes(day)) return undefined
  const hasRoom = (other: Day) => mayDeliver(other) && !full.includes(other)
  return refuseDay('day_is_full', nextServed(addDays(day, 1), hasRoom))
}

function nextServed(from: Day, mayDeliver: (day: Day) => boolean): Day | null {
  return daysFrom(from, addDays(from, searchDays)).find(mayDeliver) ?? null
}

type OrderMove = { customerId: number; orderId: number; newDay: Day; wholeSeries: boolean }

/** Moves an order, and the plan with it where an autoship made the order. */
export const moveOrder = (app: App, tx: Tx, by: Actor, move: OrderMove) =>
  moveLockedOrder(app, tx, by, move, lockOrderForDay)

/** The same for staff with a reason: even to a day that has no room for it. */
export const moveOrderOverbooking = (app: App, tx: Tx, by: Actor, move: OrderMove) =>
  moveLockedOrder(app, tx, by, move, lockOrderForFullDay)

async function moveLockedOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, newDay, wholeSeries }: OrderMove,
  lockOrder: typeof lockOrderForDay,
): Promise<Outcome<null, Refusal>> {
  const locked = await lockOrder(app, tx, { customerId, orderId, day: newDay })
  if (!locked.ok) return locked
  const order = locked.value
  const isOnDay = order.deliveryOn === newDay
  // The series may still have to follow an order that was moved alone before.
  if (isOnDay && (!wholeSeries || order.autoshipPlannedOn === newDay)) return done(null)
  const refusal = await movePlanOfOrder(app, tx, by, order, { newDay, wholeSeries })
  if (refusal) return refuse(refusal)
  if (!isOnDay) await setOrderDay(app, tx, by, { order, day: newDay })
  return done(null)
}

/** The occurrence of an order follows it to its new day; a stopped autoship has no series to move. */
export async function movePlanOfOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, autoshipId, autoshipPlannedOn: plannedOn }: LockedOrder,
  { newDay, wholeSeries }: { newDay: Day; wholeSeries: boolean },
): Promise<Refusal | undefined> {
  if (autoshipId === null || plannedOn === null) return undefined
  const key = { customerId, autoshipId, plannedOn }
  const exists = await lockAutoshipRow(tx, key)
  const [autoship] = exists ? await loadAutoships(tx, key, app.clock.today()) : []
  if (autoship?.isActive && planOf(autoship))
    return moveOccurrence(app, tx, by, autoship, { ...key, newDay, wholeSeries, isMade: true })
  await upsertOccurrence(tx, key, { state: 'generated', deliveryOn: newDay }, app.clock.now())
  return undefined
}

async function moveOccurrence(
  app: App,
  tx: Tx,
  by: Actor,
  autoship: LoadedAutoship,
  { isMade, ...move }: DeliveryMove & { isMade: boolean },
): Promise<Refusal | undefined> {
  const { newDay, wholeSeries } = move
  const problem = moveProblem(planOf(autoship)!, await servedDays(app, autoship), move)
  if (problem) return problem
  const now = app.clock.now()
  if (wholeSeries) await shiftFrom(app, tx, autoship, move)
  const moved = wholeSeries ? { ...move, plannedOn: newDay } : move
  if (isMade) await upsertOccurrence(tx, moved, { state: 'generated', deliveryOn: newDay }, now)
  else if (newDay === moved.plannedOn) await upsertOccurrence(tx, moved, { state: 'planned' }, now)
  else await upsertOccurrence(tx, moved, { state: 'moved', deliveryOn: newDay }, now)
  await updateAutoship(tx, move.autoshipId, {}, now)
  await makeDueOrdersNow(app, tx, by, move)
  return undefined
}

/**
 * A delivery stays between its neighbours unless the whole series moves; orders never move along.
 */
function moveProblem(
  plan: AutoshipPlan,
  mayDeliver: (day: Day) => boolean,
  { plannedOn, newDay, wholeSeries }: DeliveryMove,
): Refusal | undefined {
  const may = mayMoveDelivery(seriesOf(plan), mayDeliver, plannedOn, newDay)
  const made = plan.occurrences.filter(({ state }) => state === 'generated')
  const before = made.find((other) => other.plannedOn < plannedOn && other.deliveryOn! >= newDay)
  const after = made.find((other) => other.plannedOn > plannedOn && other.deliveryOn! <= newDay)
  if (before)
    return refusalOf({ code: 'reaches_the_delivery_before', previousDay: before.deliveryOn! })
  if (after) return refusalOf({ code: 'reaches_the_next_delivery', nextDay: after.deliveryOn! })
  if (may.ok || (wholeSeries && may.refusal.code === 'reaches_the_next_delivery')) return undefined
  return refusalOf(may.refusal)
}

function refusalOf(refusal: MoveRefusal): Refusal {
  const values: FieldProblem['values'] =
    'nextDay' in refusal
      ? { day: refusal.nextDay }
      : 'previousDay' in refusal
        ? { day: refusal.previousDay }
        : undefined
  return { fields: { delivery_date: [{ problem: refusal.code, ...(values && { values }) }] } }
}
