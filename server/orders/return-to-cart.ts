import { type Actor, bySystem } from '../../domain/actor.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { bonusUsed } from '../../domain/ledger/bonus-entries.ts'
import { orderGivenBack } from '../../domain/ledger/money-in.ts'
import { reversed } from '../../domain/ledger/entry.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { loadCart } from '../cart/load-cart.ts'
import { returnLinesToCart } from '../cart/return-lines.ts'
import { deletePromoUse } from '../cart/promo-uses.ts'
import { post } from '../ledger/post.ts'
import { cancelShipment } from '../parcels/shipments.ts'
import { findLatestPayment } from '../payments/open-payment.ts'
import { enqueue } from '../platform/queue.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { releaseStock } from '../stock/reserve-stock.ts'
import { changeOrder, type LockedOrder, lockOrder } from './order-record.ts'
import { type OrderRef, ordersPastPayUntil } from './store.ts'

export type ReturnToCart = {
  customerId: number
  orderId: number
  /** The payment that failed. An order with a newer payment stays and waits for that. */
  paymentId?: number
}

/**
 * Turns an unpaid order back into a cart, or merges it into the cart that the customer has started
 * since. An order that no longer waits for payment stays as it is.
 */
export async function returnOrderToCart(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, paymentId }: ReturnToCart,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId, { customerId })
  if (order?.status !== 'waitsForPayment') return false
  if (paymentId !== undefined && paymentId !== (await findLatestPayment(tx, orderId))) return false
  const at = app.clock.now()
  await releaseOrder(tx, by, order, 'given_back', at)
  await giveAccountPartBack(tx, by, order, at)
  const returned = await reopenOrCancel(app, tx, by, order, at)
  if (by.kind !== 'customer') await mailWhenStillUnpaid(tx, returned)
  return true
}

/** Whoever has given up at the bank is often still there, and pays in another way. */
const secondsToPayOtherwise = 180

const mailWhenStillUnpaid = (tx: Tx, { id: orderId, version }: LockedOrder) =>
  enqueue(
    tx,
    'orders.mail-not-paid',
    { orderId, version },
    { key: `not-paid:${orderId}`, afterSeconds: secondsToPayOtherwise },
  )

/** What the account has paid of an order whose rest was not paid. */
async function giveAccountPartBack(
  tx: Tx,
  by: Actor,
  { id: orderId, customerId, version, prepaidCents }: LockedOrder,
  at: Date,
): Promise<void> {
  const cause = { kind: 'order', id: orderId, step: `given_back:${version + 1}` } as const
  await post(tx, { customerId, orderId, at, by, cause, entry: orderGivenBack(prepaidCents) })
}

/** The order's lines go to a cart; an order whose number the cart does not have is cancelled. */
async function reopenOrCancel(
  app: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  at: Date,
): Promise<LockedOrder> {
  const { id: orderId, customerId } = order
  const kind = 'given_back'
  const unpaid = { paymentState: 'failed' as const, awaitedCents: 0, payUntil: null }
  if ((await returnLinesToCart(app, tx, by, { customerId, orderId })) === 'cart') {
    const values = { ...unpaid, prepaidCents: 0, cashDueCents: 0, paymentChargeCents: 0 }
    return changeOrder(tx, by, order, { to: 'returnedToCart', kind, at, values })
  }
  const values = { ...unpaid, cancelledAt: at, cancelReason: 'payment_failed' }
  return changeOrder(tx, by, order, { to: 'cancelled', kind, at, values })
}

type OrderToRelease = Pick<
  LockedOrder,
  'id' | 'customerId' | 'version' | 'bonusCents' | 'promoCodeId' | 'deliveryKind'
>

/** Releases an order's stock, promo code, shipment and bonus. */
export async function releaseOrder(
  tx: Tx,
  by: Actor,
  order: OrderToRelease,
  step: string,
  at: Date,
): Promise<void> {
  const { id: orderId, customerId, bonusCents } = order
  await releaseStock(tx, orderId)
  if (order.promoCodeId !== null) await deletePromoUse(tx, orderId)
  if (order.deliveryKind !== 'courier') await cancelShipment(tx, orderId)
  const cause = { kind: 'order', id: orderId, step: `${step}:${order.version + 1}` } as const
  await post(tx, { customerId, orderId, at, by, cause, entry: reversed(bonusUsed(bonusCents)) })
}

/**
 * A customer who left the bank without paying gets the cart back to choose another method. Money
 * that the bank reports later goes to the account. Succeeds if the cart is back already.
 */
export async function reopenCart(
  app: App,
  tx: Tx,
  by: Actor,
  ref: OrderRef,
): Promise<Outcome<null, Refusal>> {
  const order = await lockOrder(tx, ref.orderId, ref)
  if (!order) {
    const cart = await loadCart(tx, { customerId: ref.customerId, cartId: ref.orderId })
    return cart?.copyOfId === null ? done(null) : refuse({ code: 'not_found' })
  }
  if (order.status !== 'waitsForPayment') return refuse({ code: 'locked', order: { id: order.id } })
  await returnOrderToCart(app, tx, by, ref)
  return done(null)
}

/** Each order has a transaction of its own: one that fails does not stop the others. */
export async function returnUnpaidOrders(app: AppWithDb): Promise<void> {
  const failed: unknown[] = []
  for (const { id: orderId, customerId } of await ordersPastPayUntil(app.db, app.clock.now()))
    await inTransaction(app.db, (tx) =>
      returnOrderToCart(app, tx, bySystem, { customerId, orderId }),
    ).catch((error: unknown) => failed.push(error))
  if (failed.length > 0)
    throw new AggregateError(
      failed,
      `${failed.length} unpaid orders could not be returned to the cart`,
    )
}
