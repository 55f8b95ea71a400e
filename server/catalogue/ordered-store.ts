import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

/** A customer of many years has thousands of lines: only the latest orders are looked through. */
const latestOrders = 20

export async function orderedGoodIds(db: Db, customerId: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ goodId: number }>`
    select i.good_id from (
      select id from orders where customer_id = ${customerId} and status in (2, 3, 4, 5)
      order by id desc limit ${sql.lit(latestOrders)}) latest
    join order_items i on i.order_id = latest.id and i.ordered > 0
    join goods g on g.id = i.good_id and g.withdrawn_at is null and g.kind <> 'service'
    group by i.good_id order by max(i.order_id) desc, min(i.id) limit ${most}`.execute(db)
  return rows.map(({ goodId }) => goodId)
}
