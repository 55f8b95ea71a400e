import { sql } from 'kysely'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { rereadCart } from '../cart/read-cart.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { lockOrder } from './order-record.ts'
import type { OrderRef } from './store.ts'

/**
 * Opens an order for editing on a copy; the order stays as it is until the copy is processed.
 * Opening it again replaces the copy.
 */
export async function copyOrder(
  app: App,
  tx: Tx,
  _by: Actor,
  { customerId, orderId }: OrderRef,
): Promise<Outcome<PricedCart, Refusal>> {
  const order = await lockOrder(tx, orderId, { customerId })
  if (!order || order.status === 'cart') return refuse({ code: 'not_found' })
  const may = orderCan.edit(order)
  if (!may.ok) return refuse({ code: 'locked', reason: may.refusal })
  const cartId = await insertCopy(tx, order, app.clock.now())
  return done(await rereadCart(app, tx, { customerId, cartId }))
}

/** Replaces the order's copy; lines keep the prices and bottle balances of the order. */
export async function insertCopy(
  tx: Tx,
  order: { id: number; customerId: number },
  now: Date,
): Promise<number> {
  await deleteCopyOf(tx, order.id)
  const { rows } = await sql<{ id: number }>`
    with copy as (
      insert into orders (customer_id, status, copy_of_id, copy_of_version, delivery_kind,
        address_id, phone, delivery_on, notes, payment_method, use_bonus, promo_code_id,
        created_at, updated_at)
      select customer_id, 'cart', id, version, delivery_kind, address_id, phone, delivery_on, notes,
        payment_method, use_bonus, promo_code_id, ${now}, ${now}
      from orders where id = ${order.id} returning id)
    insert into order_items (customer_id, order_id, good_id, ordered, returned, list_price_cents,
      price_before_promo_cents, held)
    select i.customer_id, copy.id, i.good_id, i.ordered, i.returned, i.list_price_cents,
      i.price_before_promo_cents, i.held
    from order_items i, copy where i.order_id = ${order.id} order by i.id
    returning order_id as id`.execute(tx)
  return rows[0]!.id
}

export const findCopy = (db: Db, customerId: number, copyId: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'copyOfId'])
    .where('id', '=', copyId)
    .where('customerId', '=', customerId)
    .where('copyOfId', 'is not', null)
    .executeTakeFirst()

/** Returns whether there was such a copy. */
export async function deleteCopy(
  tx: Tx,
  _by: Actor,
  { customerId, cartId }: { customerId: number; cartId: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('orders')
    .where('id', '=', cartId)
    .where('customerId', '=', customerId)
    .where('copyOfId', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the copy of an order that can no longer be edited. */
export const deleteCopyOf = (tx: Db, orderId: number) =>
  tx.deleteFrom('orders').where('copyOfId', '=', orderId).execute()

export const deleteOldCopies = (db: Db, before: Date) =>
  db
    .deleteFrom('orders')
    .where('copyOfId', 'is not', null)
    .where('updatedAt', '<', before)
    .execute()

/** Replaces the order's lines with the copy's. */
export async function moveCopyLines(tx: Tx, copyId: number, orderId: number): Promise<void> {
  await tx.deleteFrom('orderItems').where('orderId', '=', orderId).execute()
  await tx.updateTable('orderItems').set({ orderId }).where('orderId', '=', copyId).execute()
}
