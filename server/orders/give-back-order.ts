import { bonusUsed } from '../../domain/ledger/bonus-entries.ts'
import { reversed } from '../../domain/ledger/entry.ts'
import { activeCartId } from '../cart/active-cart.ts'
import { mergeOrder } from '../cart/merge-carts.ts'
import { freeStock } from '../catalogue/stock.ts'
import { cancelShipment } from '../delivery/shipments.ts'
import type { App } from '../app-context.ts'
import { post } from '../ledger/post.ts'
import { newestPaymentOf } from '../payments/payment-of-order.ts'
import type { Db } from '../platform/database/connect.ts'
import { noTotals } from './freeze-order.ts'
import { givePromoBack, insertChange, type LockedOrder, lockOrder, updateOrder } from './store.ts'
import { tellNotPaid } from './tell-customer.ts'

export type GivingBack = {
  customerId: number
  orderId: number
  /** The payment that has failed: where another has been begun since, the order waits for that one. */
  paymentId?: number
  madeBy: 'customer' | 'system' | 'provider'
}

/**
 * An order that was not paid becomes the cart again that it was, or joins the one that the customer has begun since. An order
 * that waits no more stays as it is.
 */
export async function giveBackOrder(
  app: App,
  tx: Db,
  { customerId, orderId, paymentId, madeBy }: GivingBack,
): Promise<boolean> {
  const order = await lockOrder(tx, customerId, orderId)
  if (order?.status !== 2) return false
  if (paymentId !== undefined && paymentId !== (await newestPaymentOf(tx, orderId))) return false
  const madeAt = app.clock.now()
  await releaseOrder(tx, order, 'given_back', madeAt)
  const version = order.version + 1
  await insertChange(tx, { customerId, orderId, version, kind: 'given_back', madeBy, madeAt })
  const nothingPaid = {
    paymentState: 3,
    awaitedCents: 0,
    payUntil: null,
    updatedAt: madeAt,
    version,
  }
  if ((await activeCartId(tx, customerId)) !== undefined) {
    await mergeOrder(app, tx, { customerId, orderId })
    const end = { status: 0, cancelledAt: madeAt, cancelReason: 'payment_failed' }
    await updateOrder(tx, orderId, { ...nothingPaid, ...end })
  } else {
    const unpaid = { prepaidCents: 0, cashDueCents: 0, paymentChargeCents: 0 }
    await updateOrder(tx, orderId, { ...nothingPaid, ...unpaid, ...noTotals, status: 1 }).catch(
      cartBegunMeanwhile,
    )
  }
  if (madeBy !== 'customer') await tellNotPaid(tx, { customerId, id: orderId, version })
  return true
}

/** Another tab has made an active cart since it was looked for, and there is one a customer: the whole is done again, and joins it. */
function cartBegunMeanwhile(error: unknown): never {
  const isSecondCart = (error as { constraint?: string }).constraint === 'orders_one_active_cart'
  throw isSecondCart
    ? Object.assign(new Error('a cart was begun meanwhile'), { code: '40001' })
    : error
}

/** What an order holds on to until it ends. */
export type HeldThings = Pick<
  LockedOrder,
  'id' | 'customerId' | 'version' | 'bonusCents' | 'promoCodeId' | 'deliveryType'
>

/** What an order holds of the shop goes back: its pieces, its use of a code, its bonus and its parcel. */
export async function releaseOrder(
  tx: Db,
  order: HeldThings,
  step: string,
  at: Date,
): Promise<void> {
  const { id: orderId, customerId, bonusCents } = order
  await freeStock(tx, orderId)
  if (order.promoCodeId !== null) await givePromoBack(tx, orderId)
  if (order.deliveryType !== 1) await cancelShipment(tx, orderId)
  const cause = { kind: 'order', id: orderId, step: `${step}:${order.version + 1}` } as const
  await post(tx, { customerId, orderId, at, cause, entry: reversed(bonusUsed(bonusCents)) })
}
