import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Carts } from '../../db/schema.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { pipelined } from '../platform/database/pipelined.ts'
import { defaultAddressId } from './address-json.ts'

/** A cart by its number; without a number, the customer's active cart. */
export type CartRef = { customerId: number; cartId?: number }

export const isCart = ({ customerId, cartId }: CartRef) => sql<boolean>`customer_id = ${customerId}
  and ${cartId === undefined ? sql`copy_of_id is null` : sql`id = ${cartId}`}`

/** Inserts the customer's active cart unless there is one: a customer has one at most. */
export const insertCart = (tx: Tx, customerId: number, now: Date) =>
  sql`${pipelined} insert into carts (customer_id, address_id, created_at, updated_at)
    values (${customerId}, ${defaultAddressId(sql`${customerId}`)}, ${now}, ${now})
    on conflict do nothing`.execute(tx)

type CartField =
  | 'addressId'
  | 'deliveryKind'
  | 'parcelMachineId'
  | 'deliveryOn'
  | 'notes'
  | 'paymentMethod'
  | 'useBonus'
  | 'topupCents'
  | 'promoCodeId'
export type CartFieldsChange = Partial<Pick<Selectable<Carts>, CartField>>

/** The version after the change; none if the cart has become an order. */
export async function updateCart(
  db: Db,
  cartId: number,
  change: CartFieldsChange,
  now: Date,
): Promise<number | undefined> {
  const updated = await db
    .updateTable('carts')
    .set((eb) => ({ ...change, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', cartId)
    .returning('version')
    .executeTakeFirst()
  return updated?.version
}

/** A line to save, with the prices that the answer shows to the customer. */
export type LineToSave = {
  goodId: number
  ordered: number
  returned: number
  listPriceCents: number
  priceBeforePromoCents: number
}

/** Saves any number of lines in one statement; returns the lines' ids by good. */
export async function upsertLines(
  tx: Tx,
  cart: { id: number; customerId: number },
  lines: readonly LineToSave[],
  now: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; goodId: number }>`
    with touched as (
      update carts set updated_at = ${now}, version = version + 1 where id = ${cart.id}
      returning id)
    insert into cart_lines (customer_id, cart_id, good_id, ordered, returned, list_price_cents,
      price_before_promo_cents)
    select ${cart.customerId}, touched.id, line.* from touched,
      unnest(${lines.map((line) => line.goodId)}::int[],
        ${lines.map((line) => line.ordered)}::int[],
        ${lines.map((line) => line.returned)}::int[],
        ${lines.map((line) => line.listPriceCents)}::bigint[],
        ${lines.map((line) => line.priceBeforePromoCents)}::bigint[]) line
    on conflict (cart_id, good_id) do update set
      ordered = excluded.ordered, returned = excluded.returned,
      list_price_cents = excluded.list_price_cents,
      price_before_promo_cents = excluded.price_before_promo_cents
    returning id, good_id`.execute(tx)
  return new Map(rows.map((row) => [row.goodId, row.id]))
}

export async function deleteLines(
  tx: Tx,
  cartId: number,
  goodIds: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    with touched as (
      update carts set updated_at = ${now}, version = version + 1 where id = ${cartId}
      returning id)
    delete from cart_lines using touched
    where cart_id = touched.id and good_id = any(${goodIds}::int[])`.execute(tx)
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
