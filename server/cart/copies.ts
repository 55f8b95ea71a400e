import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { Db, Tx } from '../platform/database/connect.ts'

/** Replaces the copy of a locked order, opened for editing; its lines have the order's prices. */
export async function insertCopy(
  tx: Tx,
  _by: Actor,
  { orderId, now }: { orderId: number; now: Date },
): Promise<number> {
  await deleteCopyOf(tx, orderId)
  const { rows } = await sql<{ id: number }>`
    with copy as (
      insert into carts (customer_id, copy_of_id, copy_of_version, delivery_kind, address_id,
        delivery_on, notes, payment_method, use_bonus, promo_code_id, created_at, updated_at)
      select customer_id, id, version, delivery_kind, address_id, delivery_on, notes,
        payment_method, use_bonus, promo_code_id, ${now}, ${now}
      from orders where id = ${orderId} returning id)
    insert into cart_lines (customer_id, cart_id, good_id, ordered, returned, list_price_cents,
      price_before_promo_cents)
    select i.customer_id, copy.id, i.good_id, i.ordered, i.returned, i.list_price_cents,
      i.price_before_promo_cents
    from order_items i, copy where i.order_id = ${orderId} order by i.id
    returning cart_id as id`.execute(tx)
  return rows[0]!.id
}

/** The order that is being edited on a copy. */
export const orderOfCopy = async (
  db: Db,
  customerId: number,
  copyId: number,
): Promise<number | null | undefined> => {
  const copy = await db
    .selectFrom('carts')
    .select('copyOfId')
    .where('id', '=', copyId)
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return copy?.copyOfId
}

/** Returns whether there was such a copy. */
export async function deleteCopy(
  tx: Tx,
  _by: Actor,
  { customerId, cartId }: { customerId: number; cartId: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('carts')
    .where('id', '=', cartId)
    .where('customerId', '=', customerId)
    .where('copyOfId', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the copy of an order that can no longer be edited. */
export const deleteCopyOf = (tx: Tx, orderId: number) =>
  tx.deleteFrom('carts').where('copyOfId', '=', orderId).execute()

export const deleteOldCopies = (tx: Tx, before: Date) =>
  tx.deleteFrom('carts').where('copyOfId', 'is not', null).where('updatedAt', '<', before).execute()
