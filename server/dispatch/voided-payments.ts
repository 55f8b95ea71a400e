import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'

/** Orders that go out on a day although the bank has voided what had paid for them. */
export async function voidedOn(db: Db, day: Day): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.orderId', 'orders.id')
    .select('orders.id')
    .distinct()
    .where('orders.deliveryOn', '=', day)
    .where('orders.status', '=', 4)
    .where('payments.creditedTo', '=', 'order')
    .where('payments.flag', '=', 'voided_after_paid')
    .orderBy('orders.id')
    .execute()
  return rows.map(({ id }) => id)
}
