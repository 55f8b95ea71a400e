import type { CartDifference } from '../../contract/shared/refusals.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { type Actor, bySystem } from '../../domain/actor.ts'
import { eurosOf, parseEuros } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { ProviderWayKey } from '../../domain/payments/provider-ways.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { loadCart } from '../cart/load-cart.ts'
import { priceCart, type PricedCart } from '../cart/price-cart.ts'
import { lockCartForPlacement } from '../cart/lock-cart.ts'
import { renewAgreement } from '../customers/renew-agreement.ts'
import { findLatestPayment, openPayment } from '../payments/open-payment.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { retryWhenStockRunsOut } from '../stock/reserve-stock.ts'
import { constraintRefusal, saveSeenPricesAndRefuse } from './cart-changes.ts'
import {
  checkAccountPart,
  checkDelivery,
  checkMethod,
  checkProviderWay,
  checkRoom,
  checkUnpaid,
  differencesFromSeen,
  shortagesOf,
} from './check-cart.ts'
import { lockOrder } from './order-record.ts'
import { returnOrderToCart } from './return-to-cart.ts'
import { type Placed, writePlacedOrder } from './write-placed-order.ts'

export type Placing = {
  customerId: number
  cartId: number
  /** The total that the customer saw and agreed to, in euros. */
  agreedTotal?: number | undefined
  /** The terms were ticked with this order. */
  hasAgreed?: boolean
  /** What the account pays of it, in euros; a bank or card pays the rest. */
  accountPart?: number | undefined
  /** Of the payment provider, instead of the page of the method. */
  providerWay?: ProviderWayKey | undefined
  /** Of the page that the bank leads back to. */
  language?: Language
}

export type PlacedOrder = { orderId: number; paymentUrl: string | null }

/**
 * Places the order in a transaction of its own. The bank is asked after the commit, so that no row
 * stays locked while it answers.
 */
export async function checkOut(
  app: AppWithDb,
  by: Actor,
  placing: Placing,
): Promise<Outcome<PlacedOrder, Refusal>> {
  const placed = await retryWhenStockRunsOut(() =>
    inTransaction(app.db, (tx) => placeOrder(app, tx, by, placing)),
  ).catch((error: unknown) => constraintRefusal(app, placing, error))
  if (!placed.ok) return placed
  const { orderId, paymentId, messageId, reservesStock } = placed.value
  await Promise.all([
    messageId && app.enqueueCommittedMail(messageId),
    reservesStock && app.publishStockChange(orderId),
    app.publishPlacedOrder(orderId),
  ])
  return paymentId === null
    ? done({ orderId, paymentUrl: null })
    : openOrderPayment(app, { ...placing, orderId, paymentId })
}

/**
 * Turns the cart into an order under the same number, in one transaction with stock, promo code and
 * ledger. Repeated calls get the first result.
 */
export async function placeOrder(
  app: App,
  tx: Tx,
  by: Actor,
  placing: Placing,
): Promise<Outcome<Placed, Refusal>> {
  const { customerId, cartId } = placing
  const ref = { customerId, cartId }
  await lockCartForPlacement(tx, ref)
  const cart = await loadCart(tx, ref)
  if (!cart) return replayPlacement(tx, ref)
  if (cart.copyOfId !== null) return refuse({ code: 'not_found' })
  const priced = await priceCart(app, cart)

  const impossible = (await checkDelivery(app, priced)) ?? (await checkRoom(app, tx, priced))
  if (impossible) return refuse(impossible)
  const seen = [...differencesFromSeen(priced), ...totalDifference(priced, placing.agreedTotal)]
  if (seen.length > 0) return saveSeenPricesAndRefuse(app, tx, priced, seen)
  const method = checkMethod(app, priced)
  if (!method.ok) return method
  const shortages = shortagesOf(priced)
  if (shortages.length > 0) return saveSeenPricesAndRefuse(app, tx, priced, [], shortages)
  const part = checkAccountPart(priced, method.value, placing.accountPart)
  if (!part.ok) return part
  const { providerWay } = placing
  const way = checkProviderWay(app, priced, method.value, { providerWay, partCents: part.value })
  if (!way.ok) return way
  const paidHow = await checkUnpaid(tx, priced, method.value, part.value)
  if (!paidHow.ok) return paidHow
  if (placing.hasAgreed === true) await renewAgreement(app, tx, by, customerId)
  return done(
    await writePlacedOrder(app, tx, by, priced, { ...paidHow.value, providerWay: way.value }),
  )
}

function totalDifference({ totals }: PricedCart, agreed: number | undefined): CartDifference[] {
  const now = totals.totalWithDepositCents
  if (agreed === undefined || parseEuros(agreed) === now) return []
  return [{ kind: 'total', good_id: null, name: null, old: agreed, new: eurosOf(now) }]
}

/** A second click, a second tab or a lost answer gets the first result with its payment page. */
async function replayPlacement(
  tx: Tx,
  { customerId, cartId }: Placing,
): Promise<Outcome<Placed, Refusal>> {
  const order = await lockOrder(tx, cartId, { customerId })
  if (!order) return refuse({ code: 'not_found' })
  if (order.status === 'cancelled') return refuse({ code: 'locked', order: { id: order.id } })
  if (order.status !== 'waitsForPayment') return done({ orderId: order.id, paymentId: null })
  return done({ orderId: order.id, paymentId: (await findLatestPayment(tx, order.id)) ?? null })
}

type OrderPayment = Pick<Placing, 'customerId' | 'language'> & {
  orderId: number
  paymentId: number
}

/** Opens the payment page. Without one, the cart returns and another method can be chosen. */
export async function openOrderPayment(
  app: AppWithDb,
  payment: OrderPayment,
): Promise<Outcome<PlacedOrder, Refusal>> {
  const { customerId, orderId, paymentId, language = 'lv' } = payment
  const opened = await openPayment(app, paymentId, language)
  if (opened.ok) return done({ orderId, paymentUrl: opened.value.paymentUrl })
  const isOrdered = await inTransaction(app.db, async (tx) => {
    await returnOrderToCart(app, tx, bySystem, { customerId, orderId, paymentId })
    return (await lockOrder(tx, orderId, { customerId }))?.status === 'processing'
  })
  // The payment was for a top-up alone, or another bank has already reported this order paid.
  if (isOrdered) return done({ orderId, paymentUrl: null })
  return refuse({ code: 'method_not_open', reason: 'provider_is_off' })
}
