import { sql } from 'kysely'
import type { Language } from '../../../domain/words/language.ts'
import type { Db } from '../../platform/database/connect.ts'

type GoodFacts = { name: string; isBottle: boolean; isLarge: boolean }

/**
 * The names of goods, and which of them are bottles; a van's places are of the large ones. A door may
 * tell of a good that no catalogue has: its number is its name.
 */
export async function findGoodFacts(
  db: Db,
  goodIds: readonly number[],
  language: Language = 'lv',
): Promise<Map<number, GoodFacts>> {
  const name = sql.ref(`name_${language}`)
  const { rows } = await sql<GoodFacts & { id: number }>`
    select c.id, coalesce(${name}, '#' || c.id) as name,
      coalesce(bottle_kind <> 'none', false) as is_bottle,
      coalesce(bottle_kind = 'large', false) as is_large
    from unnest(${goodIds}::bigint[]) as c (id) left join goods g on g.id = c.id`.execute(db)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
