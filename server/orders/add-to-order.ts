import type { CartDifference } from '../../contract/shared/refusals.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { nearestOrder } from '../../domain/orders/nearest-order.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { addGoods } from '../cart/add-goods.ts'
import { deleteCopy, insertCopy } from '../cart/copies.ts'
import { lockCart } from '../cart/lock-cart.ts'
import { priceCart, type PricedCart } from '../cart/price-cart.ts'
import type { Tx } from '../platform/database/connect.ts'
import { clockOfDelivery } from '../territory/region-days.ts'
import { saveSeenPricesAndRefuse } from './cart-changes.ts'
import { differencesFromSeen } from './check-cart.ts'
import { closeCart } from './close-cart.ts'
import { editOrder } from './edit-order.ts'
import { loadOrders } from './load-orders.ts'
import { lockOrder } from './order-record.ts'

export type AddToOrder = { customerId: number; cartId: number }

export type AddedToOrder = { orderId: number; warnings: string[] }

/**
 * Adds the cart's goods to the customer's earliest open order to the same address and closes the
 * cart. Goods never cost more there than in the cart; changed prices are refused first.
 */
export async function addToOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, cartId }: AddToOrder,
): Promise<Outcome<AddedToOrder, Refusal>> {
  const opened = await lockCart(tx, { customerId, cartId })
  if (!opened.ok) return opened
  const cart = opened.value
  if (cart.items.length === 0) return refuse({ code: 'cart_is_empty' })
  const priced = await priceCart(app, cart)
  const differences = differencesOnMerge(priced)
  if (differences.length > 0) return saveSeenPricesAndRefuse(app, tx, priced, differences)
  const orders = await loadOrders(tx, { customerId, states: ['processing'] })
  const { firstOpenDay } = await clockOfDelivery(app)
  const nearest =
    cart.addressId === null ? null : nearestOrder(orders, cart.addressId, firstOpenDay)
  const order = nearest && (await lockOrder(tx, nearest.id, { customerId }))
  if (!order) return refuse({ code: 'no_nearest_order' })
  const copyId = await insertCopy(tx, by, { orderId: order.id, now: app.clock.now() })
  const copy = await lockCart(tx, { customerId, cartId: copyId })
  if (!copy.ok) return copy
  const warnings = await addGoods(app, tx, copy.value, cart.items, cart.customer.language)
  const change = { notes: bothNotes(nearest.notes, cart.notes) }
  const edited = await editOrder(app, tx, by, { customerId, copyId, change })
  if (!edited.ok) {
    await deleteCopy(tx, by, { customerId, cartId: copyId })
    return edited
  }
  await closeCart(tx, by, { cart, reason: 'added_to_order', at: app.clock.now() })
  return done({ orderId: order.id, warnings })
}

/** The courier reads what the cart said beside what the order says. */
const bothNotes = (ofOrder: string, ofCart: string): string => {
  if (ofCart === '' || ofOrder.includes(ofCart)) return ofOrder
  return ofOrder === '' ? ofCart : `${ofOrder}\n${ofCart}`.slice(0, 1_000)
}

/** Changed prices, and the cart's promo code: the order has its own code or none. */
function differencesOnMerge(priced: PricedCart): CartDifference[] {
  const prices = differencesFromSeen(priced).filter(({ kind }) => kind === 'price')
  const { promo } = priced.cart
  return promo === null
    ? prices
    : [...prices, { kind: 'promo', good_id: null, name: null, old: promo.code, new: null }]
}
