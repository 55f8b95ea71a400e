import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import { pipelined } from '../platform/database/pipelined.ts'
import { sharedDayLock } from '../territory/lock-day.ts'

/** Locks the cart's row, and its day against closing. Read the lines after this. */
export const lockCartForPlacement = (tx: Db, customerId: number, cartId: number) =>
  sql`${pipelined} select ${sharedDayLock(sql`delivery_on`)}
    from orders
    where id = ${cartId} and customer_id = ${customerId} for update`.execute(tx)

export type OrderRef = { customerId: number; orderId: number }

export async function regionOfOrder(tx: Db, orderId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('orders')
    .innerJoin('addresses', 'addresses.id', 'orders.addressId')
    .select('regionId')
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return row?.regionId
}

export const ordersPastPayUntil = (db: Db, now: Date) =>
  db
    .selectFrom('orders')
    .select(['id', 'customerId'])
    .where('status', '=', 'waitsForPayment')
    .where('payUntil', '<', now)
    .orderBy('payUntil')
    .limit(500)
    .execute()
