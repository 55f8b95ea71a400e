import { sql } from 'kysely'
import type { GoodCard } from '../../contract/shop/goods.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { goodCards } from './good-cards.ts'

const mostGoods = 12

/** The goods of the customer's latest orders that are still on sale, the latest first. */
export async function lastOrdered(
  app: AppWithDb,
  customerId: number,
  language: Language,
): Promise<GoodCard[]> {
  return goodCards(app, await orderedGoodIds(app.db, customerId), language)
}

/** A customer of many years has thousands of lines: only the latest orders are read. */
const mostOrders = 20

async function orderedGoodIds(db: Db, customerId: number): Promise<number[]> {
  const { rows } = await sql<{ goodId: number }>`
    select i.good_id from (
      select id from orders where customer_id = ${customerId} and status in ('waitsForPayment', 'processing', 'waitingForDelivery', 'delivered')
      order by id desc limit ${sql.lit(mostOrders)}) latest
    join order_items i on i.order_id = latest.id and i.ordered > 0
    join goods g on g.id = i.good_id and g.withdrawn_at is null and g.kind <> 'service'
    group by i.good_id order by max(i.order_id) desc, min(i.id) limit ${mostGoods}`.execute(db)
  return rows.map(({ goodId }) => goodId)
}
