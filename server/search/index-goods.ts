import { sql } from 'kysely'
import { indexWords } from '../../domain/search/index-words.ts'
import type { Tx } from '../platform/database/connect.ts'

const goodsPerBatch = 2_000

/** Updates the search for these goods. Call it in the transaction that changed them. */
export async function indexGoods(tx: Tx, goodIds: readonly number[]): Promise<void> {
  for (let from = 0; from < goodIds.length; from += goodsPerBatch) {
    const ids = goodIds.slice(from, from + goodsPerBatch)
    await deleteStems(tx, ids)
    await insertStems(tx, (await readTexts(tx, ids)).map(stemsOf))
  }
}

type GoodTexts = {
  id: number
  nameLv: string
  nameEn: string
  sku: string | null
  category: string
  description: string
}

/** Of a good's categories only the main one counts: the others would find too much. */
async function readTexts(tx: Tx, ids: readonly number[]): Promise<GoodTexts[]> {
  const { rows } = await sql<GoodTexts>`
    select g.id, g.name_lv, g.name_en, g.sku, coalesce(c.name_lv, '') as category,
      g.description_lv as description
    from goods g
    left join good_categories gc on gc.good_id = g.id and gc.is_main
    left join categories c on c.id = gc.category_id
    where g.id = any(${ids}::int[]) and g.withdrawn_at is null`.execute(tx)
  return rows
}

type GoodStems = {
  goodId: number
  nameStems: string[]
  categoryStems: string[]
  textStems: string[]
}

const stemsOf = ({ id, nameLv, nameEn, sku, category, description }: GoodTexts): GoodStems => ({
  goodId: id,
  nameStems: indexWords(nameLv),
  categoryStems: indexWords(`${category} . ${nameEn} . ${sku ?? ''}`),
  textStems: indexWords(description),
})

/** Stems are locked in alphabetical order, so that two importers wait and never deadlock. */
async function deleteStems(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    with gone as (
      delete from good_search where good_id = any(${ids}::int[]) returning good_id, stems),
    counted as (
      select stem, count(distinct good_id)::int as goods
      from gone, unnest(stems) as stem group by stem),
    locked as materialized (
      select s.stem from search_stems s
      where s.stem in (select stem from counted) order by s.stem for update)
    update search_stems s set goods_count = s.goods_count - c.goods
    from counted c join locked using (stem) where c.stem = s.stem`.execute(tx)
}

async function insertStems(tx: Tx, goods: readonly GoodStems[]): Promise<void> {
  const ids = goods.map(({ goodId }) => goodId)
  await sql`
    insert into good_search (good_id, name_stems, category_stems, text_stems)
    select (g ->> 'goodId')::int, array(select json_array_elements_text(g -> 'nameStems')),
      array(select json_array_elements_text(g -> 'categoryStems')),
      array(select json_array_elements_text(g -> 'textStems'))
    from json_array_elements(${JSON.stringify(goods)}::json) as g`.execute(tx)
  await sql`
    insert into search_stems (stem, goods_count)
    select stem, count(distinct good_id) from good_search, unnest(stems) as stem
    where good_id = any(${ids}::int[]) group by stem order by stem
    on conflict (stem) do update
      set goods_count = search_stems.goods_count + excluded.goods_count`.execute(tx)
  await sql`delete from search_stems where goods_count = 0`.execute(tx)
}
