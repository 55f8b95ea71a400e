import type { Actor } from '../../domain/actor.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Day } from '../../domain/calendar.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { dayRefusal } from '../cart/change-cart.ts'
import type { Tx } from '../platform/database/connect.ts'
import { lockDayShared } from '../territory/lock-day.ts'
import type { AutoshipSeams } from './autoship-seams.ts'
import { queueOrderChangedMail } from './mails.ts'
import { changeOrder, type LockedOrder, lockOrder } from './order-record.ts'
import { regionOfOrder } from './store.ts'

export type Moving = { customerId: number; orderId: number; day: Day; changeAutoship: boolean }

/** Moves an order to another day without opening it for editing. */
export async function moveOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, day, changeAutoship }: Moving,
  autoship: AutoshipSeams | undefined,
): Promise<Outcome<null, Refusal>> {
  const order = await lockOrder(tx, orderId, { customerId })
  if (!order || order.status === 'cart') return refuse({ code: 'not_found' })
  const may = orderCan.edit(order)
  if (!may.ok) return refuse({ code: 'locked', reason: may.refusal })
  if (order.deliveryOn === day) return done(null)
  const regionId = await regionOfOrder(tx, orderId)
  // An order of services alone has no delivery day.
  if (order.deliveryOn === null || regionId === undefined)
    return refuse({ fields: { delivery_date: [{ problem: 'fixed_field' }] } })
  const refusal = await changeDay(app, tx, order, { regionId, day, changeAutoship }, autoship)
  if (refusal) return refuse(refusal)
  const moved = await changeOrder(tx, by, order, {
    kind: 'moved',
    at: app.clock.now(),
    changes: { delivery_on: [order.deliveryOn, day] },
    values: { deliveryOn: day },
  })
  await queueOrderChangedMail(tx, moved)
  return done(null)
}

export type DayChange = { regionId: number; day: Day; changeAutoship: boolean }

/** Checks the new day, locks it until the commit, and moves the order's autoship occurrence with it. */
export async function changeDay(
  app: App,
  tx: Tx,
  order: LockedOrder,
  { regionId, day, changeAutoship }: DayChange,
  autoship: AutoshipSeams | undefined,
): Promise<Refusal | undefined> {
  const refusal = await dayRefusal(app, regionId, day)
  if (refusal) return refusal
  if (!(await lockDayShared(tx, day)))
    return { fields: { delivery_date: [{ problem: 'no_day_possible' }] } }
  const { customerId, autoshipId, autoshipPlannedOn: plannedOn } = order
  if (autoshipId === null || plannedOn === null) return undefined
  if (!autoship) return changeAutoship ? { code: 'unavailable' } : undefined
  const occurrence = { customerId, autoshipId, plannedOn, newDay: day, wholeSeries: changeAutoship }
  const moved = await autoship.moveOccurrence(tx, occurrence)
  return moved.ok ? undefined : moved.refusal
}
