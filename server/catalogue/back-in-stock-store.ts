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
