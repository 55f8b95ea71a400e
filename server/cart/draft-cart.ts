import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'
import { type LoadedCart, queryCarts } from './load-cart.ts'

export type DraftCart = {
  customerId: number
  addressId: number | null
  deliveryOn: Day | null
  notes: string
}

/** A cart that has no row: for pricing the order that an autoship is about to make. */
export const draftCartFor = async (db: Db, cart: DraftCart): Promise<LoadedCart> =>
  (await draftCartsFor(db, [cart]))[0]!

/** Any number of drafts in one statement, in the given order. Ids count down from 0. */
export async function draftCartsFor(db: Db, carts: readonly DraftCart[]): Promise<LoadedCart[]> {
  const rows = sql`(select 1 - i.position as id, i.customer_id, 0 as version,
    null::bigint as copy_of_id, null::integer as copy_of_version, 'courier' as delivery_kind,
    i.address_id, null::integer as parcel_machine_id, i.delivery_on, i.notes,
    null::text as payment_method, false as use_bonus, 0::bigint as topup_cents,
    false as was_placed,
    null::bigint as promo_code_id
    from unnest(${carts.map((cart) => cart.customerId)}::bigint[],
      ${carts.map((cart) => cart.addressId)}::bigint[],
      ${carts.map((cart) => cart.deliveryOn)}::date[],
      ${carts.map((cart) => cart.notes)}::text[])
      with ordinality as i (customer_id, address_id, delivery_on, notes, position))`
  const loaded = await queryCarts(db, rows, sql`true`)
  return loaded.sort((a, b) => b.id - a.id)
}
