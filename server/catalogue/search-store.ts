import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

/** Every stem that some good is found under, in the order of its letters, with the number of such goods. */
export async function readVocabulary(db: Db): Promise<{ stem: string; goodsCount: number }[]> {
  const { rows } = await sql<{ all: { stem: string; goodsCount: number }[] }>`
    select coalesce(json_agg(json_build_object('stem', stem, 'goodsCount', goods_count) order by stem), '[]') as all
    from search_stems`.execute(db)
  return rows[0]!.all
}

/** Where in a good a word stands, a bit each. */
export const places = { name: 4, category: 2, text: 1 } as const

/** For each stem the goods under it, each as id × 8 + places. */
export async function readPostings(
  db: Db,
  stems: readonly string[],
): Promise<{ stem: string; postings: number[] }[]> {
  const { rows } = await sql<{ stem: string; postings: number[] }>`
    select wanted.stem, (
      select coalesce(json_agg(g.good_id::bigint * 8
        + case when wanted.stem = any(g.name_stems) then ${sql.lit(places.name)} else 0 end
        + case when wanted.stem = any(g.category_stems) then ${sql.lit(places.category)} else 0 end
        + case when wanted.stem = any(g.text_stems) then ${sql.lit(places.text)} else 0 end), '[]')
      from good_search g where g.stems @> array[wanted.stem]) as postings
    from unnest(${stems}::text[]) as wanted (stem)`.execute(db)
  return rows
}
