import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

export type IndexedGood = {
  goodId: number
  nameStems: string[]
  categoryStems: string[]
  textStems: string[]
}

type Texts = {
  id: number
  nameLv: string
  nameEn: string
  sku: string | null
  category: string
  description: string
}

/** What goods on sale are found by; of their categories only the one they stand in, for the others would find too much. */
export async function goodTexts(tx: Db, ids: readonly number[]): Promise<Texts[]> {
  const { rows } = await sql<Texts>`
    select g.id, g.name_lv, g.name_en, g.sku, coalesce(c.name_lv, '') as category, g.description_lv as description
    from goods g
    left join good_categories gc on gc.good_id = g.id and gc.is_main
    left join categories c on c.id = gc.category_id
    where g.id = any(${ids}::int[]) and g.withdrawn_at is null`.execute(tx)
  return rows
}

/** Stems are locked in the order of their letters, so that two importers wait for each other and never deadlock. */
export async function forgetStems(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    with gone as (delete from good_search where good_id = any(${ids}::int[]) returning good_id, stems),
    counted as (select stem, count(distinct good_id)::int as goods from gone, unnest(stems) as stem group by stem),
    locked as materialized (
      select s.stem from search_stems s where s.stem in (select stem from counted) order by s.stem for update)
    update search_stems s set goods_count = s.goods_count - c.goods
    from counted c join locked using (stem) where c.stem = s.stem`.execute(tx)
}

export async function saveStems(tx: Db, goods: readonly IndexedGood[]): Promise<void> {
  await sql`
    insert into good_search (good_id, name_stems, category_stems, text_stems)
    select (g ->> 'goodId')::int, array(select json_array_elements_text(g -> 'nameStems')),
      array(select json_array_elements_text(g -> 'categoryStems')), array(select json_array_elements_text(g -> 'textStems'))
    from json_array_elements(${JSON.stringify(goods)}::json) as g`.execute(tx)
  await sql`
    insert into search_stems (stem, goods_count)
    select stem, count(distinct good_id) from good_search, unnest(stems) as stem
    where good_id = any(${goods.map(({ goodId }) => goodId)}::int[]) group by stem order by stem
    on conflict (stem) do update set goods_count = search_stems.goods_count + excluded.goods_count`.execute(
    tx,
  )
  await sql`delete from search_stems where goods_count = 0`.execute(tx)
}
