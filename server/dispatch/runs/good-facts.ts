import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

type GoodFacts = { name: string; isBottle: boolean; isLarge: boolean }

/** The names of goods, and which of them are bottles; a van's places are of the large ones. */
export async function findGoodFacts(
  db: Db,
  goodIds: readonly number[],
): Promise<Map<number, GoodFacts>> {
  const { rows } = await sql<GoodFacts & { id: number }>`
    select id, name_lv as name, bottle_kind <> 'none' as is_bottle,
      bottle_kind = 'large' as is_large
    from goods where id = any (${goodIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
