import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { closedDayRefusal, dayRefusal } from '../territory/day-refusal.ts'
import { lockDayShared } from '../territory/lock-day.ts'
import { clockOfDelivery } from '../territory/region-days.ts'
import { queueOrderChangedMail } from './mails.ts'
import { changeOrder, type LockedOrder, lockOrder } from './order-record.ts'
import { regionOfOrder } from './store.ts'

type NewDay = { customerId: number; orderId: number; day: Day }

/** Locks an order that may go to another day without being opened for editing, and that day. */
export async function lockOrderForDay(
  app: App,
  tx: Tx,
  { customerId, orderId, day }: NewDay,
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
  const refusal = await lockNewDay(app, tx, { regionId, day })
  return refusal ? refuse(refusal) : done(order)
}

/** Keeps a served day open until the commit; refuses any other. */
export async function lockNewDay(
  app: App,
  tx: Tx,
  { regionId, day }: { regionId: number; day: Day },
): Promise<Refusal | undefined> {
  const refusal = await dayRefusal(app, regionId, day)
  if (refusal) return refusal
  if (await lockDayShared(tx, day)) return undefined
  return closedDayRefusal(app, regionId, day)
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
  await queueOrderChangedMail(app, tx, { customerId: order.customerId, orderId: order.id })
}
