import type { Actor } from '../../domain/actor.ts'
import { addDays, type Day, dayOf } from '../../domain/calendar.ts'
import { nextValidDay } from '../../domain/territory/days.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import { addressDays } from '../customers/address-days.ts'
import { clockOfDelivery } from '../territory/region-days.ts'
import { lockDayShared } from '../territory/lock-day.ts'
import type { App } from '../app-context.ts'
import { endOrder } from '../orders/cancel-order.ts'
import { changeOrder, lockOrder, type LockedOrder } from '../orders/order-record.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { insertDelivery, findLastAttempt } from './delivery-store.ts'

export type Undelivered = { orderId: number; reason: string }

type UndeliveredRefusal =
  | { code: 'no_such_order' }
  | { code: 'not_waiting_for_delivery'; status: OrderState }

/**
 * Moves an order that could not be delivered to the next possible day, or cancels it, and mails the
 * customer. A repeated call returns the first result.
 */
export async function markUndelivered(
  app: App,
  tx: Tx,
  by: Actor,
  { orderId, reason }: Undelivered,
): Promise<Outcome<{ nextOn: Day | null; already: boolean }, UndeliveredRefusal>> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse({ code: 'no_such_order' })
  if (order.status !== 'waitingForDelivery') return replayUndelivered(tx, order)
  const { customerId } = order
  const at = app.clock.now()
  const day = order.deliveryOn ?? app.clock.today()
  const nextOn = await nextDay(app, tx, order, day)
  const attempt = { customerId, orderId, day, reason, nextOn, happenedAt: at }
  await insertDelivery(tx, { ...attempt, outcome: 'undelivered' })
  if (nextOn === null)
    await endOrder(app, tx, by, order, { kind: 'cancelled', reason: 'undelivered' })
  else
    await changeOrder(tx, by, order, {
      to: 'processing',
      kind: 'undelivered',
      at,
      changes: { delivery_on: [day, nextOn] },
      values: { deliveryOn: nextOn, lockedAt: null },
    })
  const payload = { orderId, day, nextOn, why: reason }
  const cause = `order:${orderId}:${order.version}`
  await queueMail(tx, { template: 'dispatch.undelivered', cause, customerId, payload })
  return done({ nextOn, already: false })
}

/** An order that is not locked again since its last attempt was recorded already. */
async function replayUndelivered(tx: Tx, { id, status }: LockedOrder) {
  const last =
    status === 'processing' || status === 'cancelled' ? await findLastAttempt(tx, id) : undefined
  if (last?.outcome !== 'undelivered')
    return refuse({ code: 'not_waiting_for_delivery' as const, status })
  return done({ nextOn: last.nextOn === null ? null : dayOf(last.nextOn), already: true })
}

/** The next open day of the address after the failed one; a parcel has no delivery day. */
async function nextDay(app: App, tx: Tx, order: LockedOrder, failedDay: Day): Promise<Day | null> {
  if (order.deliveryKind !== 'courier' || order.addressId === null) return null
  const days = await addressDays(app, tx, order.addressId)
  const clock = await clockOfDelivery(app)
  let from = addDays(failedDay, 1)
  for (;;) {
    const next = nextValidDay(days, clock, from)
    if (next === null || (await lockDayShared(tx, next))) return next
    from = addDays(next, 1)
  }
}
