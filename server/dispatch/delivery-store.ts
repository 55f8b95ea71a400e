import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Deliveries, DeliveryCounts } from '../../db/schema.ts'
import type { Db } from '../platform/database/connect.ts'

/** Inserts the next attempt to deliver an order, or a visit without one. */
export async function insertDelivery(
  tx: Db,
  row: Omit<Insertable<Deliveries>, 'attempt'>,
): Promise<number> {
  const attempt = sql<number>`(
    select coalesce(max(attempt), 0) + 1 from deliveries where order_id = ${row.orderId})`
  const { id } = await tx
    .insertInto('deliveries')
    .values({ ...row, attempt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findLastAttempt = (db: Db, orderId: number) =>
  db
    .selectFrom('deliveries')
    .select(['outcome', 'nextOn'])
    .where('orderId', '=', orderId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertCounts = (tx: Db, rows: Insertable<DeliveryCounts>[]) =>
  tx.insertInto('deliveryCounts').values(rows).execute()

export const findDelivered = (db: Db, orderId: number) =>
  db
    .selectFrom('deliveries')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('outcome', '=', 'delivered')
    .executeTakeFirst()

export async function hasReversedDelivery(db: Db, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('deliveries')
    .select('id')
    .where('orderId', '=', orderId)
    .where('outcome', '=', 'reversed')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Its row stays, with all that it had said. */
export const markReversed = (tx: Db, deliveryId: number) =>
  tx.updateTable('deliveries').set({ outcome: 'reversed' }).where('id', '=', deliveryId).execute()

export const findCounts = (db: Db, deliveryId: number) =>
  db
    .selectFrom('deliveryCounts')
    .select(['goodId', 'leftThere as left', 'takenBack as taken'])
    .where('deliveryId', '=', deliveryId)
    .orderBy('goodId')
    .execute()
