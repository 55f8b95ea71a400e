import { sql } from 'kysely'
import type { Updateable } from 'kysely'
import type { Orders } from '../../db/schema.ts'
import type { Db } from '../platform/database/connect.ts'
import { sentAhead } from '../platform/database/sent-ahead.ts'
import type { WhichCart } from './load-cart.ts'

/** Whoever changes a cart holds its row first. Read its lines afterwards: those of the same statement may be older than the lock. */
export const lockCart = (tx: Db, { customerId, cartId }: WhichCart) =>
  tx
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('customerId', '=', customerId)
    .$if(cartId !== undefined, (query) => query.where('id', '=', cartId!))
    .$if(cartId === undefined, (query) =>
      query.where('status', '=', 1).where('copyOfId', 'is', null),
    )
    .forUpdate()
    .executeTakeFirst()

/** The same for who reads the cart next and is told there what has become of it. */
export const holdCart = (tx: Db, { customerId, cartId }: WhichCart) =>
  sql`${sentAhead} select from orders where customer_id = ${customerId}
    and ${cartId === undefined ? sql`status = 1 and copy_of_id is null` : sql`id = ${cartId}`} for update`.execute(
    tx,
  )

export async function findActiveCartId(db: Db, customerId: number): Promise<number | undefined> {
  const cart = await db
    .selectFrom('orders')
    .select('id')
    .where('customerId', '=', customerId)
    .where('status', '=', 1)
    .where('copyOfId', 'is', null)
    .executeTakeFirst()
  return cart?.id
}

/** The customer's one active cart, made if there is none. */
export const insertCart = (db: Db, customerId: number, now: Date) =>
  db
    .insertInto('orders')
    .values({ customerId, status: 1, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export type CartFieldsChange = Pick<
  Updateable<Orders>,
  | 'addressId'
  | 'deliveryType'
  | 'parcelMachineId'
  | 'deliveryOn'
  | 'notes'
  | 'paymentMethod'
  | 'useBonus'
  | 'topupCents'
  | 'promoCodeId'
  | 'warnings'
  | 'paymentState'
>

export const updateCart = (db: Db, cartId: number, change: CartFieldsChange, now: Date) =>
  db
    .updateTable('orders')
    .set((eb) => ({ ...change, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', cartId)
    .where('status', '=', 1)
    .execute()

/** Lines as they should stand, with the prices that the customer is shown along with the answer. */
export type LineToKeep = {
  goodId: number
  ordered: number
  returned: number
  listPriceCents: number
  priceBeforePromoCents: number
}

/** Writes any number of lines in one statement and marks the cart as changed; answers the lines' numbers by good. */
export async function keepLines(
  tx: Db,
  cart: { id: number; customerId: number },
  lines: readonly LineToKeep[],
  now: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; goodId: number }>`
    with touched as (
      update orders set updated_at = ${now}, version = version + 1 where id = ${cart.id} returning id)
    insert into order_items (customer_id, order_id, good_id, ordered, returned, list_price_cents, price_before_promo_cents)
      select ${cart.customerId}, touched.id, line.* from touched, unnest(${lines.map((line) => line.goodId)}::int[],
        ${lines.map((line) => line.ordered)}::int[], ${lines.map((line) => line.returned)}::int[],
        ${lines.map((line) => line.listPriceCents)}::bigint[],
        ${lines.map((line) => line.priceBeforePromoCents)}::bigint[]) line
    on conflict (order_id, good_id) do update set ordered = excluded.ordered, returned = excluded.returned,
      list_price_cents = excluded.list_price_cents, price_before_promo_cents = excluded.price_before_promo_cents
    returning id, good_id`.execute(tx)
  return new Map(rows.map((row) => [row.goodId, row.id]))
}

export async function deleteLines(
  tx: Db,
  cartId: number,
  goodIds: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    with touched as (
      update orders set updated_at = ${now}, version = version + 1 where id = ${cartId} returning id)
    delete from order_items using touched where order_id = touched.id and good_id = any(${goodIds}::int[])`.execute(
    tx,
  )
}

export const activeParcelMachine = (db: Db, id: number) =>
  db
    .selectFrom('parcelMachines')
    .select('id')
    .where('id', '=', id)
    .where('isActive', '=', true)
    .executeTakeFirst()

export const ownLiveAddress = (db: Db, customerId: number, addressId: number) =>
  db
    .selectFrom('addresses')
    .innerJoin('regions', 'regions.id', 'addresses.regionId')
    .innerJoin('zones', 'zones.id', 'regions.zoneId')
    .select(['addresses.id', 'addresses.regionId', 'zones.ourCourier'])
    .where('addresses.customerId', '=', customerId)
    .where('addresses.id', '=', addressId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
