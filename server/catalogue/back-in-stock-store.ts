import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

/** Undefined when there is no such good on sale. */
export async function isSoldOut(db: Db, goodId: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ soldOut: boolean }>`
    select g.is_counted and coalesce(s.on_hand <= s.reserved, true) as sold_out
    from goods g left join stock s on s.good_id = g.id
    where g.id = ${goodId} and g.withdrawn_at is null`.execute(db)
  return rows[0]?.soldOut
}

export const insertRequest = (db: Db, request: { customerId: number; goodId: number }) =>
  db
    .insertInto('backInStockRequests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

type Answerable = {
  requestId: number
  customerId: number
  link: string
  nameLv: string
  nameEn: string
  priceCents: number
}

const atOnce = 500

/** Requests whose good can be had again, marked as answered; the longest waiting first. */
export async function takeAnswerable(tx: Db, now: Date): Promise<Answerable[]> {
  const { rows } = await sql<Answerable>`
    with answerable as (
      select r.id, g.link, g.name_lv, g.name_en, g.base_price_cents as price_cents
      from back_in_stock_requests r
      join goods g on g.id = r.good_id and g.withdrawn_at is null
      left join stock s on s.good_id = g.id
      where r.notified_at is null and (not g.is_counted or s.on_hand > s.reserved)
      order by r.id limit ${sql.lit(atOnce)} for update of r skip locked)
    update back_in_stock_requests r set notified_at = ${now} from answerable a where a.id = r.id
    returning r.id as request_id, r.customer_id, a.link, a.name_lv, a.name_en, a.price_cents`.execute(
    tx,
  )
  return rows
}
