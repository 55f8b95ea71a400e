import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

/** The one copy of an order, with the prices and the bottles held of its day. */
export async function insertCopy(
  tx: Db,
  order: { id: number; customerId: number },
  now: Date,
): Promise<number> {
  await tx.deleteFrom('orders').where('copyOfId', '=', order.id).execute()
  const { rows } = await sql<{ id: number }>`
    with copy as (
      insert into orders (customer_id, status, copy_of_id, copy_of_version, delivery_type, address_id, phone,
        delivery_on, notes, payment_method, use_bonus, promo_code_id, created_at, updated_at)
      select customer_id, 1, id, version, delivery_type, address_id, phone, delivery_on, notes, payment_method,
        use_bonus, promo_code_id, ${now}, ${now}
      from orders where id = ${order.id} returning id)
    insert into order_items (customer_id, order_id, good_id, ordered, returned, list_price_cents,
      price_before_promo_cents, held)
    select i.customer_id, copy.id, i.good_id, i.ordered, i.returned, i.list_price_cents, i.price_before_promo_cents,
      i.held
    from order_items i, copy where i.order_id = ${order.id} order by i.id
    returning order_id as id`.execute(tx)
  return rows[0]!.id
}

/** Which order a customer's copy belongs to. */
export const findCopy = (db: Db, customerId: number, copyId: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'copyOfId'])
    .where('id', '=', copyId)
    .where('customerId', '=', customerId)
    .where('copyOfId', 'is not', null)
    .executeTakeFirst()

export const deleteCopy = (db: Db, copyId: number) =>
  db.deleteFrom('orders').where('id', '=', copyId).where('copyOfId', 'is not', null).execute()

/** Copies that nobody has touched for a while. */
export const deleteOldCopies = (db: Db, before: Date) =>
  db
    .deleteFrom('orders')
    .where('copyOfId', 'is not', null)
    .where('updatedAt', '<', before)
    .execute()

/** The copy's lines take the place of the order's. */
export async function passLines(tx: Db, copyId: number, orderId: number): Promise<void> {
  await tx.deleteFrom('orderItems').where('orderId', '=', orderId).execute()
  await tx.updateTable('orderItems').set({ orderId }).where('orderId', '=', copyId).execute()
}
