import type { CartDifference } from '../../contract/order-record.ts'
import type { Refusal } from '../../contract/refusals.ts'
import { nearestOrder } from '../../domain/orders/nearest-order.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { openCart } from '../cart/open-cart.ts'
import { priceCart, type PricedCart } from '../cart/price-cart.ts'
import { putGoods } from '../cart/put-goods.ts'
import { spendCart } from '../cart/spend-cart.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { seenDifferences } from './check-cart.ts'
import { deleteCopy, insertCopy } from './copy-store.ts'
import { editInside } from './edit-order.ts'
import { loadOrders } from './load-orders.ts'
import { orderFacts } from './order-facts.ts'
import { refusalOfLimit } from './refusal-of-limit.ts'
import { showDifferences } from './show-differences.ts'
import { lockOrder } from './store.ts'

type Adding = { customerId: number; cartId: number }

export type AddedToOrder = { orderId: number; warnings: string[] }

/**
 * The cart's goods go along with the customer's earliest order to the same address: the order is edited, and the cart is spent.
 * There they cost no more than in the cart; what has become dearer since the customer looked is named first.
 */
export const addToOrder = (app: App, adding: Adding): Promise<Outcome<AddedToOrder, Refusal>> =>
  inTransaction(app.db, (tx) => add(app, tx, adding)).catch((error: unknown) =>
    refusalOfLimit(app, adding, error),
  )

async function add(
  app: App,
  tx: Db,
  { customerId, cartId }: Adding,
): Promise<Outcome<AddedToOrder, Refusal>> {
  const opened = await openCart(tx, { customerId, cartId })
  if (!opened.ok) return opened
  const cart = opened.value
  if (cart.items.length === 0) return refuse({ code: 'cart_is_empty' })
  const priced = await priceCart(app, cart)
  const seen = goneAlong(priced)
  if (seen.length > 0) return showDifferences(app, tx, priced, seen)
  const waiting = (await loadOrders(tx, { customerId, statuses: [3] })).map((order) => ({
    ...orderFacts(order),
    id: order.id,
    addressId: order.addressId,
    deliveryDay: order.deliveryOn,
  }))
  const nearest = cart.addressId === null ? null : nearestOrder(waiting, cart.addressId)
  const order = nearest && (await lockOrder(tx, customerId, nearest.id))
  if (!order) return refuse({ code: 'no_nearest_order' })
  const copyId = await insertCopy(tx, order, app.clock.now())
  const copy = await openCart(tx, { customerId, cartId: copyId })
  if (!copy.ok) return copy
  const warnings = await putGoods(app, tx, copy.value, cart.items, cart.customer.language)
  const edited = await editInside(app, tx, { customerId, copyId, changeAutoship: false }, undefined)
  if (!edited.ok) {
    await deleteCopy(tx, copyId)
    return edited
  }
  await spendCart(tx, cart, 'added_to_order', app.clock.now())
  return done({ orderId: order.id, warnings })
}

/** Prices that are not as they were seen; and the cart's code, since the order has its own or none. */
function goneAlong(priced: PricedCart): CartDifference[] {
  const dearer = seenDifferences(priced).filter(({ kind }) => kind === 'price')
  const { promo } = priced.cart
  return promo === null
    ? dearer
    : [...dearer, { kind: 'promo', good_id: null, name: null, old: promo.code, new: null }]
}
