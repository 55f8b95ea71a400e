import { sql } from 'kysely'
import type { Language } from '../../../domain/words/language.ts'
import type { Db } from '../../platform/database/connect.ts'

type GoodFacts = { name: string; isBottle: boolean; isLarge: boolean }

/** The names of goods, and which of them are bottles; a van's places are of the large ones. */
export async function findGoodFacts(
  db: Db,
  goodIds: readonly number[],
  language: Language = 'lv',
): Promise<Map<number, GoodFacts>> {
  const name = sql.ref(`name_${language}`)
  const { rows } = await sql<GoodFacts & { id: number }>`
    select id, ${name} as name, bottle_kind <> 'none' as is_bottle,
      bottle_kind = 'large' as is_large
    from goods where id = any (${goodIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
