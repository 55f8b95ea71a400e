import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

/** All goods on sale, a column a list, in the order of ids; `names` are places in the order of the alphabet. */
export type ShelfColumns = {
  ids: number[]
  prices: number[]
  unitPrices: (number | null)[]
  tops: (number | null)[]
  created: number[]
  namesLv: number[]
  namesEn: number[]
  available: boolean[]
  autoship: boolean[]
  discount: boolean[]
  bio: boolean[]
}

/** Columns as JSON: 100,000 goods are read in a fraction of the time that as many rows would take. */
export async function readShelf(db: Db): Promise<{ columns: ShelfColumns; places: Record<string, number[]> }> {
  const { rows } = await sql<{ columns: ShelfColumns; places: Record<string, number[]> }>`
    with shelf as (
      select g.id, g.base_price_cents, g.top_rank, g.created_at, g.autoship_allowed, g.former_price_cents, g.food_info,
        case when g.measure_amount > 0 then
          round(g.base_price_cents * case when g.measure_unit = 'pieces' then 1 else 1000.0 end / g.measure_amount, 2)
        end as unit_price,
        not g.is_counted or coalesce(s.on_hand > s.reserved, false) as available,
        row_number() over (order by g.name_lv, g.id) as name_lv, row_number() over (order by g.name_en, g.id) as name_en
      from goods g left join stock s on s.good_id = g.id where g.withdrawn_at is null)
    select (select json_build_object(
        'ids', json_agg(id order by id), 'prices', json_agg(base_price_cents order by id),
        'unitPrices', json_agg(unit_price order by id), 'tops', json_agg(top_rank order by id),
        'created', json_agg(extract(epoch from created_at)::bigint order by id),
        'namesLv', json_agg(name_lv order by id), 'namesEn', json_agg(name_en order by id),
        'available', json_agg(available order by id), 'autoship', json_agg(autoship_allowed order by id),
        'discount', json_agg(former_price_cents is not null order by id),
        'bio', json_agg(coalesce(food_info -> 'bio' is not null and food_info ->> 'bio' is not null, false) order by id))
      from shelf) as columns,
      (select coalesce(json_object_agg(category_id, goods), '{}') from (
        select c.category_id, json_agg(c.good_id order by c.good_id) as goods
        from good_categories c join shelf on shelf.id = c.good_id group by c.category_id) by_category) as places`.execute(
    db,
  )
  const { columns, places } = rows[0]!
  // An empty shop has no list at all, rather than an empty one.
  const filled = Object.fromEntries(Object.entries(columns).map(([name, list]) => [name, list ?? []]))
  return { columns: filled as ShelfColumns, places }
}
