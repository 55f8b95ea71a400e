import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

const euros = (column: string) => sql`${sql.ref(`g.${column}`)} / 100.0`

const pathOf = sql`(
  with recursive up as (
    select c.id, c.parent_id, c.link::text as path
    from categories c where c.id = gc.category_id
    union all
    select c.id, c.parent_id, c.link || '/' || up.path
    from categories c join up on c.id = up.parent_id)
  select path from up where parent_id is null)`

const relation = (name: 'alternative' | 'related') => sql`(
  select coalesce(json_agg(coalesce(o.sku, o.id::text) order by r.position), '[]')
  from good_relations r join goods o on o.id = r.other_good_id
  where r.good_id = g.id and r.relation = ${sql.lit(name)})`

const record = sql`json_build_object(
  'id', g.id, 'sku', g.sku, 'link', g.link, 'kind', g.kind, 'bottle_kind', g.bottle_kind,
  'name_lv', g.name_lv, 'name_en', g.name_en, 'description_lv', g.description_lv,
  'description_en', g.description_en, 'long_description_lv', g.long_description_lv,
  'long_description_en', g.long_description_en, 'card_note_lv', g.card_note_lv,
  'card_note_en', g.card_note_en,
  'price', ${euros('base_price_cents')}, 'former_price', ${euros('former_price_cents')},
  'wholesale_price', ${euros('wholesale_price_cents')},
  'wholesale_from_count', g.wholesale_from_count,
  'autoship_price', ${euros('autoship_price_cents')},
  'autoship_wholesale_price', ${euros('autoship_wholesale_price_cents')},
  'monthly_payment', ${euros('monthly_payment_cents')}, 'bail', ${euros('lent_deposit_cents')},
  'state_deposit', ${euros('state_deposit_cents')}, 'vat_class', g.vat_class,
  'measure_amount', g.measure_amount, 'measure_unit', g.measure_unit,
  'weight_grams', g.weight_grams,
  'counted', g.is_counted, 'stock', case when g.is_counted then coalesce(s.on_hand, 0) end,
  'expires_on', g.expires_on, 'autoship', g.autoship_allowed, 'parcel', g.parcel_allowed,
  'top_rank', g.top_rank,
  'category', (select ${pathOf} from good_categories gc
    where gc.good_id = g.id and gc.is_main),
  'also_in', (select coalesce(json_agg(${pathOf}), '[]') from good_categories gc
    where gc.good_id = g.id and not gc.is_main and not exists (
      select from good_categories below join categories b on b.id = below.category_id
      where below.good_id = g.id and b.parent_id = gc.category_id)),
  'badges', (select coalesce(json_agg(b.badge_id order by b.badge_id), '[]')
    from good_badges b where b.good_id = g.id),
  'alternatives', ${relation('alternative')}, 'related', ${relation('related')},
  'facts', g.facts, 'food_info', g.food_info, 'art', g.art,
  'withdrawn', g.withdrawn_at is not null)`

/** The goods with these ids and codes, or all goods, as `GoodRecord` names their fields. */
export async function readRecords(
  db: Db,
  only?: { ids: number[]; skus: string[] },
): Promise<Record<string, unknown>[]> {
  const isWanted = only
    ? sql`g.id = any(${only.ids}::int[]) or g.sku = any(${only.skus}::text[])`
    : sql`true`
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    select ${record} as record
    from goods g left join stock s on s.good_id = g.id
    where ${isWanted}
    order by g.id`.execute(db)
  return rows.map(({ record }) => record)
}
