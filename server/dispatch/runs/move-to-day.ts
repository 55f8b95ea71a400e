import type { Actor } from '../../../domain/actor.ts'
import type { Day } from '../../../domain/calendar.ts'
import { orderCan } from '../../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { App } from '../../app-context.ts'
import { queueOrderChangedMail } from '../../orders/mails.ts'
import { changeOrder, lockOrder, type LockedOrder } from '../../orders/order-record.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { clockOfDelivery } from '../../territory/region-days.ts'
import { firstDayFrom } from '../reschedule-order.ts'
import { isAtStop, type StopRefusal, withdrawStop } from './move-stop.ts'
import { findOrdersOfStop } from './run-store.ts'
import { moveVisitToDay } from './visits.ts'

/**
 * Takes a stop off its run; its orders are open again on another day, and the customer is told. A
 * visit has no order to write of.
 */
export async function moveStopToDay(
  app: App,
  tx: Tx,
  by: Actor,
  { stopId, day }: { stopId: number; day: Day },
): Promise<Outcome<{ letters: number }, StopRefusal | { code: 'not_that_day' }>> {
  const orderIds = await findOrdersOfStop(tx, stopId)
  const withdrawn = await withdrawStop(app, tx, by, { stopId, reason: `→ ${day}` })
  if (!withdrawn.ok) return withdrawn
  const { visitId } = withdrawn.value
  if (visitId !== null) {
    const moved = await moveVisitToDay(app, tx, by, { visitId, day })
    return moved.ok ? done({ letters: 0 }) : moved
  }
  for (const orderId of orderIds) {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'waitingForDelivery') return refuse({ code: 'no_such_order' })
    const isOpen = (await firstDayFrom(app, tx, order, day)) === day
    if (!isOpen || order.deliveryOn === day) return refuse({ code: 'not_that_day' })
    await moveOrderTo(app, tx, by, order, day)
  }
  return done({ letters: orderIds.length })
}

/**
 * An order of a closed day that no run has, since its van or its door had no place or its stop was
 * taken off: it is open again on another day, and the customer is told.
 */
export async function moveOrderWithoutRun(
  app: App,
  tx: Tx,
  by: Actor,
  { orderId, day }: { orderId: number; day: Day },
): Promise<Outcome<{ lockedAt: Date }, Refusal<'not_permitted' | 'locked' | 'not_that_day'>>> {
  const permitted = await permit(app, tx, by, 'planRuns')
  if (!permitted.ok) return permitted
  const order = (await lockOrder(tx, orderId))!
  const { firstOpenDay } = await clockOfDelivery(app)
  const may = orderCan.move(order, firstOpenDay, await isAtStop(tx, orderId))
  if (!may.ok) return refuse({ code: 'locked', reason: may.refusal })
  const isServed = (await firstDayFrom(app, tx, order, day)) === day
  if (!isServed || order.deliveryOn === day) return refuse({ code: 'not_that_day' })
  const lockedAt = await lockedAtOf(tx, orderId)
  await moveOrderTo(app, tx, by, order, day)
  return done({ lockedAt })
}

async function lockedAtOf(tx: Tx, orderId: number): Promise<Date> {
  const { lockedAt } = await tx
    .selectFrom('orders')
    .select('lockedAt')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return lockedAt!
}

/** Undoes such a move: the order waits again on its closed day, in no run. */
export async function returnOrderWithoutRun(
  app: App,
  tx: Tx,
  by: Actor,
  { orderId, day, from, lockedAt }: { orderId: number; day: Day; from: Day; lockedAt: Date },
): Promise<Outcome<null, Refusal<'not_permitted' | 'changed_since'>>> {
  const permitted = await permit(app, tx, by, 'planRuns')
  if (!permitted.ok) return permitted
  const order = (await lockOrder(tx, orderId))!
  if (order.status !== 'processing' || order.deliveryOn !== from)
    return refuse({ code: 'changed_since' })
  await changeOrder(tx, by, order, {
    to: 'waitingForDelivery',
    kind: 'moved',
    at: app.clock.now(),
    changes: { delivery_on: [from, day] },
    values: { deliveryOn: day, lockedAt },
  })
  return done(null)
}

async function moveOrderTo(app: App, tx: Tx, by: Actor, order: LockedOrder, day: Day) {
  const { id: orderId, customerId } = order
  await changeOrder(tx, by, order, {
    to: 'processing',
    kind: 'moved',
    at: app.clock.now(),
    changes: { delivery_on: [order.deliveryOn, day] },
    values: { deliveryOn: day, lockedAt: null },
  })
  await queueOrderChangedMail(app, tx, { orderId, customerId })
}
