import type { Actor } from '../../../domain/actor.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { scheduleDay, scheduleOf } from '../../../domain/autoship/schedule.ts'
import { addDays, type Day, daysBetween } from '../../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { lockOrderForDay, setOrderDay } from '../../orders/order-day.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { clockOfDelivery } from '../../territory/region-days.ts'
import { makeDueOrdersNow } from '../generation/make-due.ts'
import { type LoadedAutoship, planOf, updateAutoship } from '../plan/plan-store.ts'
import type { SeriesBefore, UndoStep } from '../plan/undo-step.ts'
import { servedDays } from '../plan/served-days.ts'
import { maxDeliveries } from './load-schedule.ts'
import { type DeliveryKey, lockDelivery } from './lock-delivery.ts'
import { shiftSeries, upsertOccurrence } from './occurrence-store.ts'

type SeriesMove = { plannedOn: Day; newDay: Day }

/** Shifts the series from one of its occurrences on; those before it stay on their days. */
export async function shiftFrom(
  app: App,
  tx: Tx,
  autoship: LoadedAutoship,
  { plannedOn, newDay }: SeriesMove,
): Promise<void> {
  const { customerId, id: autoshipId, orders } = autoship
  const { firstOpenDay } = await clockOfDelivery(app)
  const count = maxDeliveries + orders.length
  const schedule = scheduleOf(
    planOf(autoship)!,
    await servedDays(app, autoship),
    firstOpenDay,
    count,
  )
  const staying = schedule
    .filter((earlier) => earlier.plannedOn < plannedOn)
    .map((earlier) => ({ plannedOn: earlier.plannedOn, day: scheduleDay(earlier) }))
  const days = daysBetween(plannedOn, newDay)
  const first = [plannedOn, ...staying.map((earlier) => earlier.plannedOn)].sort()[0]!
  const anchorDay = addDays(first, days)
  const shift = { customerId, autoshipId, plannedOn, days, anchorDay, staying }
  await shiftSeries(tx, shift, app.clock.now())
}

/** The step that takes back the move of a whole series. */
export const seriesUndo = (
  { id: autoshipId, deliveryOn }: LoadedAutoship,
  { plannedOn, newDay }: SeriesMove,
  day: Day,
): UndoStep => ({
  kind: 'series',
  autoshipId,
  plannedOn: newDay,
  before: { plannedOn, day, anchorDay: deliveryOn! },
})

/** Restores the series as it was before a move; an order goes back to its day while it is open. */
export async function restoreSeries(
  app: App,
  tx: Tx,
  by: Actor,
  { before, ...key }: DeliveryKey & { before: SeriesBefore },
): Promise<Outcome<null, Refusal>> {
  const locked = await lockDelivery(app, tx, key)
  if (!locked.ok) return locked
  const { order, firstOpenDay } = locked.value
  const { plannedOn, day, anchorDay } = before
  if (order && order.deliveryOn !== day) {
    const ref = { customerId: key.customerId, orderId: order.id, day }
    const opened = await lockOrderForDay(app, tx, ref)
    if (!opened.ok) return opened
    await setOrderDay(app, tx, by, { order: opened.value, day })
  } else if (!order && day < firstOpenDay)
    return refuse({ code: 'locked', reason: 'day_is_closed' })
  const now = app.clock.now()
  const days = daysBetween(key.plannedOn, plannedOn)
  await shiftSeries(tx, { ...key, days, anchorDay, staying: [] }, now)
  const restored = { ...key, plannedOn }
  if (order) await upsertOccurrence(tx, restored, { state: 'generated', deliveryOn: day }, now)
  else if (day === plannedOn) await upsertOccurrence(tx, restored, { state: 'planned' }, now)
  else await upsertOccurrence(tx, restored, { state: 'moved', deliveryOn: day }, now)
  await updateAutoship(tx, key.autoshipId, {}, now)
  await makeDueOrdersNow(app, tx, by, key)
  return done(null)
}
