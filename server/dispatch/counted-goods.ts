import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

export type CountedGood = {
  goodId: number
  nameLv: string
  nameEn: string
  ordered: number
  left: number
  /** Empties that the customer had said would be given back. */
  declared: number
  taken: number
}

/** What the books say was counted of an order at a stop. */
export async function findCountedGoods(
  db: Db,
  { orderId, stopId }: { orderId: number; stopId: number },
): Promise<CountedGood[]> {
  const { rows } = await sql<CountedGood>`
    select c.good_id, coalesce(i.name_lv, g.name_lv) as name_lv,
      coalesce(i.name_en, g.name_en) as name_en, c.ordered, c.left_there as left,
      c.declared_return as declared, c.taken_back as taken
    from deliveries d
      join delivery_counts c on c.delivery_id = d.id
      join goods g on g.id = c.good_id
      left join order_items i on i.order_id = d.order_id and i.good_id = c.good_id
    where d.order_id = ${orderId} and d.stop_id = ${stopId}
      and d.outcome <> 'reversed'
    order by c.good_id`.execute(db)
  return rows
}
