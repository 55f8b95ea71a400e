import type { Actor } from '../../domain/actor.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { orderGivenBack } from '../../domain/ledger/money-in.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { advanceVatOf } from '../ledger/advance-vat.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { clockOfDelivery } from '../territory/region-days.ts'
import { deleteCopyOf } from '../cart/copies.ts'
import { queueOrderCancelledMail } from './mails.ts'
import { changeOrder, type LockedOrder, lockOrder } from './order-record.ts'
import { releaseOrder } from './return-to-cart.ts'
import type { OrderRef } from './store.ts'

type Ending = { kind: 'cancelled' | 'skipped'; reason: string }

/** Cancels a locked order: releases stock, promo code and bonus, and credits what was prepaid. */
export async function endOrder(
  app: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  { kind, reason }: Ending,
): Promise<void> {
  const { id: orderId, customerId, prepaidCents } = order
  const at = app.clock.now()
  await releaseOrder(tx, by, order, kind, at)
  const cause = { kind: 'order', id: orderId, step: `${kind}:${order.version + 1}` } as const
  const advanceVatCents = await advanceVatOf(tx, orderId)
  const entry = orderGivenBack(prepaidCents, advanceVatCents)
  await post(tx, { customerId, orderId, at, by, cause, entry })
  if (advanceVatCents !== 0) await enqueue(tx, 'papers.credit-advance', { orderId })
  await changeOrder(tx, by, order, {
    to: 'cancelled',
    kind,
    at,
    values: {
      cancelledAt: at,
      cancelReason: reason,
      cashDueCents: 0,
      awaitedCents: 0,
      payUntil: null,
    },
  })
  await deleteCopyOf(tx, orderId)
}

/** Succeeds for an order that is already cancelled, so that a second click gets the same answer. */
export async function cancelOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId }: OrderRef,
): Promise<Outcome<null, Refusal>> {
  const order = await lockOrder(tx, orderId, { customerId })
  if (!order) return refuse({ code: 'not_found' })
  if (order.status === 'cancelled') return done(null)
  const { firstOpenDay } = await clockOfDelivery(app)
  const may = orderCan.cancel(order, firstOpenDay)
  if (!may.ok) return refuse({ code: 'locked', reason: may.refusal })
  await endOrder(app, tx, by, order, { kind: 'cancelled', reason: 'customer' })
  await queueOrderCancelledMail(tx, { customerId, orderId })
  return done(null)
}

type OfficeCancelling = { orderId: number; reason: string }

export type OfficeCancelRefusal =
  | { code: 'no_such_order' }
  | { code: 'cannot_be_cancelled'; status: OrderState }

/**
 * The office cancels an order that is not delivered or handed over, a locked one too; its customer
 * reads why. Returns the order as it was.
 */
export async function cancelOrderByOffice(
  app: App,
  tx: Tx,
  by: Actor,
  { orderId, reason }: OfficeCancelling,
): Promise<Outcome<LockedOrder, OfficeCancelRefusal>> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse({ code: 'no_such_order' })
  const { status, isHandedOver } = order
  if (status === 'cancelled') return done(order)
  if (status === 'delivered' || isHandedOver) return refuse({ code: 'cannot_be_cancelled', status })
  await endOrder(app, tx, by, order, { kind: 'cancelled', reason: 'office' })
  await queueOrderCancelledMail(tx, { customerId: order.customerId, orderId }, reason)
  return done(order)
}

type Skipping = { customerId: number; orderId: number; reason: string }

/** Cancels the order of one autoship delivery; the autoship continues. */
export async function skipOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, reason }: Skipping,
): Promise<Outcome<null, Refusal>> {
  const order = await lockOrder(tx, orderId, { customerId })
  if (!order) return refuse({ code: 'not_found' })
  if (order.status === 'cancelled') return done(null)
  const { firstOpenDay } = await clockOfDelivery(app)
  const may = orderCan.edit(order, firstOpenDay)
  if (!may.ok) return refuse({ code: 'locked', reason: may.refusal })
  await endOrder(app, tx, by, order, { kind: 'skipped', reason })
  return done(null)
}
