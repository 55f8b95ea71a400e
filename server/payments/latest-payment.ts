import type { Db } from '../platform/database/connect.ts'

export async function findLatestPayment(db: Db, orderId: number): Promise<number | undefined> {
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return payment?.id
}
