import { byCustomer } from '../../../domain/actor.ts'
import type { Day } from '../../../domain/calendar.ts'
import type { AppWithDb } from '../../../server/app-context.ts'
import { loadCart } from '../../../server/cart/load-cart.ts'
import { priceCart } from '../../../server/cart/price-cart.ts'
import { insertCart, updateCart, upsertLines } from '../../../server/cart/store.ts'
import { writePlacedOrder } from '../../../server/orders/write-placed-order.ts'
import type { Tx } from '../../../server/platform/database/connect.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { goods } from '../catalogue/goods.ts'
import { topUp } from '../past/top-up.ts'
import type { WishedLine } from '../people/person.ts'
import type { KnownCustomer } from './add-customers.ts'

const goodOf = new Map(goods.map((good) => [good.sku, good]))

export type RoundOrder = { customer: KnownCustomer; lines: WishedLine[]; notes?: string }

/**
 * Orders for a day, written as placing writes them. Whether the day may be chosen is not asked: the
 * demo opens on any day of the week.
 */
export async function placeOrders(
  past: AppWithDb,
  day: Day,
  orders: readonly RoundOrder[],
): Promise<void> {
  for (const { customer, lines } of orders)
    if (customer.method === 'account') await topUp(past, customer.id, enoughFor(lines))
  await inTransaction(past.db, async (tx) => {
    for (const order of orders) await placeOrder(past, tx, day, order)
  })
}

/** Enough for the deposits and the delivery as well. */
const enoughFor = (lines: readonly WishedLine[]): number =>
  lines.reduce((cents, [sku, order]) => cents + (goodOf.get(sku)!.priceCents + 800) * order, 500)

async function placeOrder(
  past: AppWithDb,
  tx: Tx,
  day: Day,
  { customer: { id: customerId, addressId, method }, lines, notes = '' }: RoundOrder,
): Promise<void> {
  const now = past.clock.now()
  await insertCart(tx, customerId, now)
  const { id } = await tx
    .selectFrom('carts')
    .select('id')
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow()
  const fields = { addressId, deliveryOn: day, paymentMethod: method, notes }
  await updateCart(tx, id, { ...fields, deliveryKind: 'courier' }, now)
  await upsertLines(tx, { id, customerId }, lines.map(lineOf), now)
  const cart = (await loadCart(tx, { customerId, cartId: id }))!
  const priced = await priceCart(past, cart)
  await writePlacedOrder(past, tx, byCustomer(customerId), priced, { method, hoursToPay: 1 })
}

const lineOf = ([sku, ordered, returned = 0]: WishedLine) => {
  const { id: goodId, priceCents } = goodOf.get(sku)!
  return {
    goodId,
    ordered,
    returned,
    listPriceCents: priceCents,
    priceBeforePromoCents: priceCents,
  }
}
