import type { Actor } from '../../domain/actor.ts'
import { addDays, type Day, dayOf } from '../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { App } from '../app-context.ts'
import { lockOrder, type LockedOrder } from '../orders/order-record.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { insertDelivery, findLastAttempt } from './delivery-store.ts'
import { firstDayFrom, rescheduleOrder } from './reschedule-order.ts'

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
  const nextOn = await firstDayFrom(app, tx, order, addDays(day, 1))
  const attempt = { customerId, orderId, day, reason, nextOn, happenedAt: at }
  await insertDelivery(tx, { ...attempt, outcome: 'undelivered' })
  await rescheduleOrder(app, tx, by, order, { day, nextOn })
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
