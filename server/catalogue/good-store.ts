import { sql } from 'kysely'
import type { Language } from '../../contract/refusals.ts'
import type { Db } from '../platform/database/connect.ts'
import { cardColumns, type CardRow } from './card-store.ts'
import type { KeptFood } from './food-answer.ts'

export type Bilingual = { lv: string; en: string }

export type WantedGood = { id: number } | { link: string }

type GoodRow = CardRow & {
  long_description: string
  facts: { label: Bilingual; value: Bilingual }[]
  food_info: KeptFood | null
  main_category_id: number | null
}

/** A good on sale with all that its page tells. */
export async function findGood(
  db: Db,
  wanted: WantedGood,
  language: Language,
): Promise<GoodRow | undefined> {
  const { rows } = await sql<{ good: GoodRow }>`
    select row_to_json(good) as good from (
      select ${cardColumns(language)}, ${sql.ref(`g.long_description_${language}`)} as long_description,
        g.facts, g.food_info,
        (select c.category_id from good_categories c where c.good_id = g.id and c.is_main) as main_category_id
      from goods g left join stock s on s.good_id = g.id
      where ${'id' in wanted ? sql`g.id = ${wanted.id}` : sql`g.link = ${wanted.link}`} and g.withdrawn_at is null) good
  `.execute(db)
  return rows[0]?.good
}
