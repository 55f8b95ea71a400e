import type { CartChange } from '../../contract/shop/cart.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { eurosOf } from '../../domain/money.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { writeCartFields } from '../cart/change-cart.ts'
import { loadCart } from '../cart/load-cart.ts'
import { lockCart } from '../cart/lock-cart.ts'
import { deleteCopy, orderOfCopy } from '../cart/copies.ts'
import { deliveryOffers } from '../cart/offers.ts'
import { priceCart, type PricedCart } from '../cart/price-cart.ts'
import type { Tx } from '../platform/database/connect.ts'
import { fullDayRefusal } from '../territory/capacity.ts'
import { clockOfDelivery } from '../territory/region-days.ts'
import { releaseStock, reserveStock, shortagesWithout } from '../stock/reserve-stock.ts'
import { saveSeenPricesAndRefuse } from './cart-changes.ts'
import { differencesFromSeen } from './check-cart.ts'
import { insertLinesSql } from './insert-orders.ts'
import { queueOrderChangedMail } from './mails.ts'
import { lockNewDay } from './order-day.ts'
import { changeOrder, type LockedOrder, lockOrder } from './order-record.ts'
import { settleEdit, settlementOfEdit, type Settling } from './settle-edit.ts'
import { loadOfCart, orderLines, snapshotLoad, snapshotTotals } from './snapshot-order.ts'

export type Editing = {
  customerId: number
  copyId: number
  change?: CartChange
}

/** Moves the plan of the order's autoship to the order's new day, which it may refuse. */
export type MovePlan = (order: LockedOrder, newDay: Day) => Promise<Refusal | undefined>

/**
 * Replaces the order with its copy and settles the difference in price. Locks the order before its
 * copy: the same sequence everywhere prevents deadlocks.
 */
export async function editOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, copyId, change }: Editing,
  movePlan?: MovePlan,
): Promise<Outcome<{ orderId: number }, Refusal>> {
  const orderId = await orderOfCopy(tx, customerId, copyId)
  const order = orderId && (await lockOrder(tx, orderId, { customerId }))
  if (!order) return refuse({ code: 'not_found' })
  const opened = await lockCart(tx, { customerId, cartId: copyId })
  if (!opened.ok) return opened
  const { firstOpenDay } = await clockOfDelivery(app)
  const may = orderCan.edit(order, firstOpenDay)
  if (!may.ok) return refuse({ code: 'locked', reason: may.refusal })
  if (opened.value.copyOfVersion !== order.version)
    return refuse({ code: 'stale', order: { id: order.id } })
  if (change) {
    const written = await writeCartFields(app, tx, opened.value, change)
    if (!written.ok) return written
  }
  const priced = await priceCart(app, (await loadCart(tx, { customerId, cartId: copyId }))!)

  const impossible = await checkEdit(app, tx, order, priced)
  if (impossible) return refuse(impossible)
  const differences = differencesFromSeen(priced)
  if (differences.length > 0) return saveSeenPricesAndRefuse(app, tx, priced, differences)
  const shortages = await shortagesWithout(tx, order.id, priced.cart.items)
  if (shortages.length > 0) return saveSeenPricesAndRefuse(app, tx, priced, [], shortages)
  const settlement = await settlementOfEdit(tx, order, priced)
  if (!settlement.ok)
    return refuse({ code: 'top_up_first', missing: eurosOf(settlement.refusal.missingCents) })
  // The plan moves last: a refusal above is committed, and would leave it without its order.
  const unmoved = await movePlanWith(order, priced, movePlan)
  if (unmoved) return refuse(unmoved)
  await writeEdit(app, tx, by, order, { priced, settlement: settlement.value })
  await queueOrderChangedMail(app, tx, { customerId, orderId })
  return done({ orderId })
}

const movePlanWith = async (
  order: LockedOrder,
  { cart, totals }: PricedCart,
  movePlan: MovePlan | undefined,
): Promise<Refusal | undefined> =>
  totals.onlyServices || cart.deliveryOn === null || !hasMoved(order, cart)
    ? undefined
    : movePlan?.(order, cart.deliveryOn)

const hasMoved = (order: LockedOrder, cart: PricedCart['cart']) =>
  cart.deliveryOn !== order.deliveryOn || cart.addressId !== order.addressId

async function checkEdit(
  app: App,
  tx: Tx,
  order: LockedOrder,
  priced: PricedCart,
): Promise<Refusal | undefined> {
  const { cart } = priced
  if (cart.items.length === 0) return { code: 'cart_is_empty' }
  const offer = deliveryOffers(priced).find(({ kind }) => kind === cart.deliveryKind)
  if (offer?.refusal) return { code: 'delivery_not_open', reason: offer.refusal.code }
  if (!cart.address) return { fields: { address_id: [{ problem: 'required' }] } }
  if (priced.totals.onlyServices) return undefined
  // Goods were added to an order that had only services, and so no day.
  if (cart.deliveryOn === null) return { fields: { delivery_date: [{ problem: 'required' }] } }
  const { regionId } = cart.address
  const load = loadOfCart(priced)
  const destination = { regionId, day: cart.deliveryOn, load, orderId: order.id }
  return hasMoved(order, cart)
    ? lockNewDay(app, tx, destination)
    : fullDayRefusal(app, tx, destination)
}

type Edit = { priced: PricedCart; settlement: Settling }

/** Writes the copy over the order, and settles the difference as it was found. */
export async function writeEdit(
  app: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  { priced, settlement }: Edit,
): Promise<LockedOrder> {
  const { cart, totals } = priced
  const orderId = order.id
  const at = app.clock.now()
  const deliveryOn = totals.onlyServices ? null : cart.deliveryOn
  const settled = await settleEdit(tx, by, order, priced, { ...settlement, at })
  await replaceLines(tx, orderId, priced)
  await deleteCopy(tx, by, { customerId: cart.customerId, cartId: cart.id })
  return changeOrder(tx, by, order, {
    kind: 'edited',
    at,
    changes: {
      total_cents: [order.totalCents, totals.totalWithDepositCents],
      delivery_on: [order.deliveryOn, deliveryOn],
    },
    values: {
      ...snapshotTotals(priced),
      ...snapshotLoad(priced),
      ...settled,
      addressId: cart.addressId,
      addressText: cart.address?.text ?? null,
      phone: cart.address?.phone ?? cart.customer.phone,
      deliveryOn,
      notes: cart.notes,
    },
  })
}

/** Replaces the order's lines with the copy's, and its reservation of stock. */
async function replaceLines(tx: Tx, orderId: number, priced: PricedCart): Promise<void> {
  await releaseStock(tx, orderId)
  await tx.deleteFrom('orderItems').where('orderId', '=', orderId).execute()
  await insertLinesSql(orderLines(priced, orderId)).execute(tx)
  const reserved = await reserveStock(tx, orderId)
  if (!reserved.ok) throw new Error(`The stock locked for order ${orderId} has run short`)
}
