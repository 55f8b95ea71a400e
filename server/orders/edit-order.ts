import type { CartChange } from '../../contract/cart.ts'
import type { Refusal } from '../../contract/refusals.ts'
import { eurosOf } from '../../domain/money.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { writeFields } from '../cart/change-cart.ts'
import { loadCart } from '../cart/load-cart.ts'
import { deliveryOffers } from '../cart/offers.ts'
import { openCart } from '../cart/open-cart.ts'
import { priceCart, type PricedCart } from '../cart/price-cart.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { AutoshipSeams } from './autoship-seams.ts'
import { changeDay } from './change-day.ts'
import { seenDifferences } from './check-cart.ts'
import { deleteCopy, findCopy, passLines } from './copy-store.ts'
import { freezeLines, frozenTotals } from './freeze-order.ts'
import { tellChanged } from './tell-customer.ts'
import { orderFacts } from './order-facts.ts'
import { refusalOfLimit } from './refusal-of-limit.ts'
import { reserveInstead } from './reserve-instead.ts'
import { settleEdit } from './settle-edit.ts'
import { showDifferences } from './show-differences.ts'
import { insertChange, type LockedOrder, lockOrder, updateOrder } from './store.ts'

export type Editing = {
  customerId: number
  copyId: number
  change?: CartChange
  changeAutoship: boolean
}

/** The copy takes the place of its order in one step, and the difference is settled. */
export const editOrder = (
  app: App,
  editing: Editing,
  autoship: AutoshipSeams | undefined,
): Promise<Outcome<{ orderId: number }, Refusal>> =>
  inTransaction(app.db, (tx) => editInside(app, tx, editing, autoship)).catch((error: unknown) =>
    refusalOfLimit(app, { customerId: editing.customerId, cartId: editing.copyId }, error),
  )

/** The order is locked before its copy, like everywhere. */
export async function editInside(
  app: App,
  tx: Db,
  { customerId, copyId, change, changeAutoship }: Editing,
  autoship: AutoshipSeams | undefined,
): Promise<Outcome<{ orderId: number }, Refusal>> {
  const copy = await findCopy(tx, customerId, copyId)
  const order = copy && (await lockOrder(tx, customerId, copy.copyOfId!))
  if (!order) return refuse({ code: 'not_found' })
  const opened = await openCart(tx, { customerId, cartId: copyId })
  if (!opened.ok) return opened
  const may = orderCan.edit(orderFacts(order))
  if (!may.ok) return refuse({ code: 'locked', extra: { reason: may.refusal } })
  if (opened.value.copyOfVersion !== order.version)
    return refuse({ code: 'stale', extra: { order: { id: order.id } } })
  if (change) {
    const written = await writeFields(app, tx, opened.value, change)
    if (!written.ok) return written
  }
  const priced = await priceCart(app, (await loadCart(tx, { customerId, cartId: copyId }))!)

  const impossible = await checkEdit(app, tx, order, priced, changeAutoship, autoship)
  if (impossible) return refuse(impossible)
  const seen = seenDifferences(priced)
  if (seen.length > 0) return showDifferences(app, tx, priced, seen)
  const shortages = await reserveInstead(tx, order.id, copyId)
  if (shortages.length > 0) return showDifferences(app, tx, priced, [], shortages)
  return write(app, tx, order, priced)
}

async function checkEdit(
  app: App,
  tx: Db,
  order: LockedOrder,
  priced: PricedCart,
  changeAutoship: boolean,
  autoship: AutoshipSeams | undefined,
): Promise<Refusal | undefined> {
  const { cart } = priced
  if (cart.items.length === 0) return { code: 'cart_is_empty' }
  const offer = deliveryOffers(priced).find(({ id }) => id === cart.deliveryType)
  if (offer?.no) return { code: 'delivery_not_open', extra: { reason: offer.no.code } }
  if (priced.totals.onlyServices) return undefined
  // Goods that were added to services alone need a place and a day like any others.
  if (!cart.address) return { fields: { address_id: [{ problem: 'required' }] } }
  if (cart.deliveryOn === null) return { fields: { delivery_date: [{ problem: 'required' }] } }
  if (cart.deliveryOn === order.deliveryOn && cart.addressId === order.addressId) return undefined
  const { regionId } = cart.address
  return changeDay(app, tx, order, { regionId, day: cart.deliveryOn, changeAutoship }, autoship)
}

async function write(
  app: App,
  tx: Db,
  order: LockedOrder,
  priced: PricedCart,
): Promise<Outcome<{ orderId: number }, Refusal>> {
  const { cart, totals } = priced
  const { id: orderId, customerId } = order
  const at = app.clock.now()
  const version = order.version + 1
  const deliveryOn = totals.onlyServices ? null : cart.deliveryOn
  const settled = await settleEdit(tx, order, priced, { version, at })
  if (!settled.ok) return topUpFirst(tx, order, cart.id, settled.refusal.missingCents)
  await passLines(tx, cart.id, orderId)
  await reserveInstead(tx, cart.id, orderId)
  await freezeLines(tx, orderId, priced)
  await updateOrder(tx, orderId, {
    ...frozenTotals(priced),
    ...settled.value,
    addressId: cart.addressId,
    addressText: cart.address?.text ?? null,
    phone: cart.address?.phone ?? cart.customer.phone,
    deliveryOn,
    notes: cart.notes,
    version,
    updatedAt: at,
  })
  await deleteCopy(tx, cart.id)
  const changes = {
    total_cents: [order.totalCents, totals.totalWithBailCents],
    delivery_on: [order.deliveryOn, deliveryOn],
  }
  await insertChange(tx, {
    customerId,
    orderId,
    version,
    kind: 'edited',
    madeBy: 'customer',
    madeAt: at,
    changes,
  })
  await tellChanged(tx, { customerId, id: orderId, version })
  return done({ orderId })
}

/** Nothing has been written but the pieces kept for the copy: the order has its own again. */
async function topUpFirst(
  tx: Db,
  order: LockedOrder,
  copyId: number,
  missingCents: number,
): Promise<Outcome<never, Refusal>> {
  await reserveInstead(tx, copyId, order.id)
  return refuse({ code: 'top_up_first', extra: { missing: eurosOf(missingCents) } })
}
