import type { Refusal } from '../../contract/refusals.ts'
import { orderGivenBack } from '../../domain/ledger/money-in.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Backend as App } from '../app-context.ts'
import { post } from '../ledger/post.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueOrderCancelledMail } from './mails.ts'
import { type OrderToRelease, releaseOrder } from './return-to-cart.ts'
import {
  insertChange,
  type LockedOrder,
  lockOrder,
  type OrderChange,
  type OrderRef,
  updateOrder,
} from './store.ts'

export type Ending = {
  kind: 'cancelled' | 'skipped'
  reason: string
  madeBy: OrderChange['madeBy']
}

export type OrderToEnd = OrderToRelease & Pick<LockedOrder, 'prepaidCents'>

/** Cancels a locked order: releases stock, promo code and bonus, and credits what was prepaid. */
export async function endOrder(app: App, tx: Db, order: OrderToEnd, ending: Ending): Promise<void> {
  const { id: orderId, customerId, prepaidCents } = order
  const at = app.clock.now()
  const version = order.version + 1
  await releaseOrder(tx, order, ending.kind, at)
  const cause = { kind: 'order', id: orderId, step: `${ending.kind}:${version}` } as const
  await post(tx, { customerId, orderId, at, cause, entry: orderGivenBack(prepaidCents) })
  await updateOrder(tx, orderId, {
    status: 'cancelled',
    version,
    cancelledAt: at,
    cancelReason: ending.reason,
    awaitedCents: 0,
    payUntil: null,
    updatedAt: at,
  })
  await tx.deleteFrom('orders').where('copyOfId', '=', orderId).execute()
  await insertChange(tx, {
    customerId,
    orderId,
    version,
    kind: ending.kind,
    madeBy: ending.madeBy,
    madeAt: at,
  })
}

/** Succeeds for an order that is already cancelled, so that a second click gets the same answer. */
export const cancelOrder = (
  app: App,
  { customerId, orderId }: OrderRef,
): Promise<Outcome<null, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const order = await lockOrder(tx, customerId, orderId)
    if (!order || order.status === 'cart') return refuse({ code: 'not_found' })
    if (order.status === 'cancelled') return done(null)
    const may = orderCan.cancel(order)
    if (!may.ok) return refuse({ code: 'locked', extra: { reason: may.refusal } })
    await endOrder(app, tx, order, { kind: 'cancelled', reason: 'customer', madeBy: 'customer' })
    await queueOrderCancelledMail(tx, order)
    return done(null)
  })

type Skipping = { customerId: number; orderId: number; reason: string }

/** Cancels the order of one autoship delivery; the autoship continues. */
export async function skipOrder(
  app: App,
  tx: Db,
  { customerId, orderId, reason }: Skipping,
): Promise<Outcome<null, Refusal>> {
  const order = await lockOrder(tx, customerId, orderId)
  if (!order) return refuse({ code: 'not_found' })
  if (order.status === 'cancelled') return done(null)
  const may = orderCan.edit(order)
  if (!may.ok) return refuse({ code: 'locked', extra: { reason: may.refusal } })
  await endOrder(app, tx, order, { kind: 'skipped', reason, madeBy: 'customer' })
  return done(null)
}
