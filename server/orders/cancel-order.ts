import type { Refusal } from '../../contract/shared/refusals.ts'
import { orderGivenBack } from '../../domain/ledger/money-in.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { post } from '../ledger/post.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { deleteCopyOf } from './copy-order.ts'
import { queueOrderCancelledMail } from './mails.ts'
import { changeOrder, type LockedOrder, lockOrder, type MadeBy } from './order-record.ts'
import { releaseOrder } from './return-to-cart.ts'
import type { OrderRef } from './store.ts'

export type Ending = {
  kind: 'cancelled' | 'skipped'
  reason: string
  madeBy: MadeBy
}

/** Cancels a locked order: releases stock, promo code and bonus, and credits what was prepaid. */
export async function endOrder(
  app: AppWithDb,
  tx: Db,
  order: LockedOrder,
  ending: Ending,
): Promise<void> {
  const { id: orderId, customerId, prepaidCents } = order
  const { kind, reason, madeBy } = ending
  const at = app.clock.now()
  await releaseOrder(tx, order, kind, at)
  const cause = { kind: 'order', id: orderId, step: `${kind}:${order.version + 1}` } as const
  await post(tx, { customerId, orderId, at, cause, entry: orderGivenBack(prepaidCents) })
  await changeOrder(tx, order, {
    to: 'cancelled',
    kind,
    madeBy,
    at,
    values: { cancelledAt: at, cancelReason: reason, awaitedCents: 0, payUntil: null },
  })
  await deleteCopyOf(tx, orderId)
}

/** Succeeds for an order that is already cancelled, so that a second click gets the same answer. */
export const cancelOrder = (
  app: AppWithDb,
  { customerId, orderId }: OrderRef,
): Promise<Outcome<null, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const order = await lockOrder(tx, orderId, { customerId })
    if (!order || order.status === 'cart') return refuse({ code: 'not_found' })
    if (order.status === 'cancelled') return done(null)
    const may = orderCan.cancel(order)
    if (!may.ok) return refuse({ code: 'locked', reason: may.refusal })
    await endOrder(app, tx, order, { kind: 'cancelled', reason: 'customer', madeBy: 'customer' })
    await queueOrderCancelledMail(tx, order)
    return done(null)
  })

type Skipping = { customerId: number; orderId: number; reason: string }

/** Cancels the order of one autoship delivery; the autoship continues. */
export async function skipOrder(
  app: AppWithDb,
  tx: Db,
  { customerId, orderId, reason }: Skipping,
): Promise<Outcome<null, Refusal>> {
  const order = await lockOrder(tx, orderId, { customerId })
  if (!order) return refuse({ code: 'not_found' })
  if (order.status === 'cancelled') return done(null)
  const may = orderCan.edit(order)
  if (!may.ok) return refuse({ code: 'locked', reason: may.refusal })
  await endOrder(app, tx, order, { kind: 'skipped', reason, madeBy: 'customer' })
  return done(null)
}
