import type { Db } from '../platform/database/connect.ts'

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
