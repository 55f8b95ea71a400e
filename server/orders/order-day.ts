import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Load } from '../../domain/territory/capacity.ts'
import { mayDeliverOn, nextValidDay, withPlaceOn } from '../../domain/territory/days.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { fullDayRefusal } from '../territory/capacity.ts'
import { closedDayRefusal, unservedDayRefusal } from '../territory/day-refusal.ts'
import { lockDayShared } from '../territory/lock-day.ts'
import { clockOfDelivery, regionDays } from '../territory/region-days.ts'
import { changeOrder, type LockedOrder, lockOrder } from './order-record.ts'
import { regionOfOrder } from './store.ts'

type NewDay = { customerId: number; orderId: number; day: Day }

/** Locks an order that may go to another day without being opened for editing, and that day. */
export const lockOrderForDay = (app: App, tx: Tx, newDay: NewDay) =>
  lockOrderAndDay(app, tx, newDay, lockNewDay)

/** The same for staff, who may put an order on a day that has no room for it. */
export const lockOrderForFullDay = (app: App, tx: Tx, newDay: NewDay) =>
  lockOrderAndDay(app, tx, newDay, lockServedDay)

async function lockOrderAndDay(
  app: App,
  tx: Tx,
  { customerId, orderId, day }: NewDay,
  lockDay: typeof lockNewDay,
): Promise<Outcome<LockedOrder, Refusal>> {
  const order = await lockOrder(tx, orderId, { customerId })
  if (!order) return refuse({ code: 'not_found' })
  const { firstOpenDay } = await clockOfDelivery(app)
  const may = orderCan.edit(order, firstOpenDay)
  if (!may.ok) return refuse({ code: 'locked', reason: may.refusal })
  if (order.deliveryOn === day) return done(order)
  const regionId = await regionOfOrder(tx, orderId)
  // An order of services alone has no delivery day.
  if (order.deliveryOn === null || regionId === undefined)
    return refuse({ fields: { delivery_date: [{ problem: 'fixed_field' }] } })
  const load = { bottles: order.loadBottles, grams: order.loadGrams, stops: 1 }
  const refusal = await lockDay(app, tx, { regionId, day, load, orderId })
  return refusal ? refuse(refusal) : done(order)
}

type Destination = { regionId: number; day: Day; load: Load; orderId: number }

/** Keeps a served day with room for the load open until the commit; refuses any other. */
export const lockNewDay = async (
  app: App,
  tx: Tx,
  destination: Destination,
): Promise<Refusal | undefined> =>
  (await lockServedDay(app, tx, destination)) ?? (await fullDayRefusal(app, tx, destination))

async function lockServedDay(
  app: App,
  tx: Tx,
  { regionId, day }: Destination,
): Promise<Refusal | undefined> {
  const refusal = await unservedDayRefusal(app, regionId, day)
  if (refusal) return refusal
  return (await lockDayShared(tx, day)) ? undefined : closedDayRefusal(app, regionId, day)
}

/** Its autoship's plan is changed by the caller. */
export async function setOrderDay(
  app: App,
  tx: Tx,
  by: Actor,
  { order, day }: { order: LockedOrder; day: Day },
): Promise<void> {
  await changeOrder(tx, by, order, {
    kind: 'moved',
    at: app.clock.now(),
    changes: { delivery_on: [order.deliveryOn, day] },
    values: { deliveryOn: day },
  })
  const ref = { customerId: order.customerId, orderId: order.id }
  // Several moves in a row make one letter.
  const debounce = { key: `order-moved:${order.id}`, afterSeconds: 120 }
  await enqueue(tx, 'orders.mail-moved', ref, debounce)
}

/** The order's day if it is still open, else the next open day; it stays open until the commit. */
export async function lockFirstOpenDay(app: App, tx: Tx, order: LockedOrder): Promise<Day | null> {
  const { deliveryOn } = order
  const regionId = deliveryOn === null ? undefined : await regionOfOrder(tx, order.id)
  if (deliveryOn === null || regionId === undefined) return deliveryOn
  const [days, clock] = [await regionDays(app, regionId), await clockOfDelivery(app)]
  // On a full day it has its place.
  const mayStay = mayDeliverOn(deliveryOn, days && withPlaceOn(days, deliveryOn), clock).ok
  let day = mayStay ? deliveryOn : nextValidDay(days, clock)
  // The cached days may be older than a closing: only a locked day is certainly open.
  while (day !== null && !(await lockDayShared(tx, day)))
    day = nextValidDay(days, clock, addDays(day, 1))
  return day ?? deliveryOn
}
