import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

/** Links of goods on sale with the Riga day of their last change, and how many there are in all. */
export async function sitemapGoods(db: Db, limit: number, offset: number) {
  const { rows } = await sql<{ link: string; changedOn: string }>`
    select link, (updated_at at time zone 'Europe/Riga')::date as changed_on
    from goods where withdrawn_at is null order by id limit ${limit} offset ${offset}`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from goods where withdrawn_at is null`.execute(db)
  return { goods: rows, total: counts[0]!.total }
}
