import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { endOrder } from './cancel-order.ts'
import { queueOrderCancelledMail, queueOrderChangedMail } from './mails.ts'
import { lockFirstOpenDay } from './order-day.ts'
import { changeOrder, lockOrder } from './order-record.ts'

type MoneyGone = {
  customerId: number
  /** The order that the payment paid. */
  paidOrderId: number | null
  /** The account is below zero, so that orders paid from it are not paid either. */
  livesOnAccount: boolean
  at: Date
}

/** Holds the open orders that lived on money that is gone, until a person decides. */
export async function putOrdersOnHold(
  tx: Tx,
  by: Actor,
  { customerId, paidOrderId, livesOnAccount, at }: MoneyGone,
): Promise<{ id: number; deliveryOn: Day | null }[]> {
  const rows = await tx
    .selectFrom('orders')
    .select(['id', 'deliveryOn'])
    .where('customerId', '=', customerId)
    .where('status', 'in', ['processing', 'waitingForDelivery'])
    .where('heldAt', 'is', null)
    .where((order) =>
      order.or([
        ...(paidOrderId === null ? [] : [order('id', '=', paidOrderId)]),
        ...(livesOnAccount
          ? [order.and([order('paymentMethod', '=', 'account'), order('prepaidCents', '>', 0)])]
          : []),
      ]),
    )
    .orderBy('id')
    .execute()
  for (const { id } of rows) {
    const order = await lockOrder(tx, id)
    if (order?.status === 'processing' || order?.status === 'waitingForDelivery')
      await changeOrder(tx, by, order, { kind: 'held', at, values: { heldAt: at } })
  }
  return rows
}

export type HeldDecision = { orderId: number; decision: 'release' | 'cancel'; reason: string }

type DecisionRefusal = { code: 'no_such_held_order' }

/**
 * A person has decided on a held order: it goes on, on its day or the next open one, or it is
 * cancelled and what it had prepaid returns to the account.
 */
export async function decideHeldOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { orderId, decision, reason }: HeldDecision,
): Promise<Outcome<{ deliveryOn: Day | null }, DecisionRefusal>> {
  const order = await lockOrder(tx, orderId)
  if (!order?.isHeld) return refuse({ code: 'no_such_held_order' })
  const at = app.clock.now()
  const { customerId } = order
  await audit(app, tx, by, {
    action: 'orders.held_decided',
    customerId,
    subject: 'order',
    subjectId: orderId,
    details: { decision },
    reason,
    kept: 'books',
  })
  const deliveryOn =
    order.status === 'processing' ? await lockFirstOpenDay(app, tx, order) : order.deliveryOn
  const released = await changeOrder(tx, by, order, {
    kind: 'released',
    at,
    changes: deliveryOn === order.deliveryOn ? {} : { delivery_on: [order.deliveryOn, deliveryOn] },
    values: { heldAt: null, deliveryOn },
  })
  if (decision === 'cancel') {
    await endOrder(app, tx, by, released, { kind: 'cancelled', reason: 'payment_taken_back' })
    await queueOrderCancelledMail(tx, { customerId, orderId })
  } else if (deliveryOn !== order.deliveryOn)
    await queueOrderChangedMail(app, tx, { customerId, orderId })
  return done({ deliveryOn })
}

export type HeldOrder = { id: number; customerId: number; deliveryOn: Day | null }

/** The orders that wait for a decision, of all days or of one. */
export const findHeldOrders = (db: Db, day?: Day): Promise<HeldOrder[]> =>
  db
    .selectFrom('orders')
    .select(['id', 'customerId', 'deliveryOn'])
    .where('heldAt', 'is not', null)
    .where('status', 'in', ['processing', 'waitingForDelivery'])
    .$if(day !== undefined, (orders) => orders.where('deliveryOn', '=', day!))
    .orderBy('id')
    .execute()
