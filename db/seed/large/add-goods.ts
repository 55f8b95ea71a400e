import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import { indexGoods } from '../../../server/search/index-goods.ts'
import type { Tx } from '../../../server/platform/database/connect.ts'

/** Ids far above those of the hand-made catalogue. */
const firstId = 1_000_000

const makers = (
  'Zaļā Sēta|Saules Lauks|Meža Avots|Kalna Dzirnavas|Upes Mala|Jūras Vējš|Baltais Gulbis|Rīta Rasa|Vecā Maiznīca|Bērzu Birzs|Ozolkrasti|Liepziedi|Dzintara Krasts|Ziemeļu Zvaigzne|' +
  'Trīs Bites|Sudraba Strauts|Āboltiņš|Pļavas Ziedi|Klētiņa|Gaujas Senleja|Kurzemes Labums|Latgales Māls|Zemgales Vārpa|Sēlijas Sils|Vidzemes Pakalni|Piekrastes Kāpa|Ķiršu Dārzs'
).split('|')

/** Each is a good of the hand-made catalogue by another maker, at another price: words repeat as they do in a real shop. */
export async function addGoods(tx: Tx, from: number, to: number, today: Day): Promise<void> {
  await sql`
    create temporary table more_goods on commit drop as
    with base as (select g.*, row_number() over (order by g.id) - 1 as place, count(*) over () as count
      from goods g where g.id < ${firstId} and g.withdrawn_at is null)
    select ${firstId}::int + n as id, b.id as base_id, n,
      (${makers}::text[])[1 + n / b.count % ${makers.length}] || ' ' || (1 + n / b.count / ${makers.length}) as maker,
      greatest(1, round(b.base_price_cents * (0.7 + (n * 37 % 90) / 100.0)))::bigint as price
    from generate_series(${from}::int, ${to - 1}::int) as n join base b on b.place = n % b.count`.execute(
    tx,
  )
  await insertGoods(tx, today)
  await sql`
    insert into price_history (good_id, price_cents, offered_from, offered_until)
    select id, price + 50, ${today}::date - 40, ${today}::date - 10 from more_goods where n % 12 = 0
    union all select id, price, case when n % 12 = 0 then ${today}::date - 10 else ${today}::date - 40 end, null
    from more_goods`.execute(tx)
  await copyBelongings(tx)
  await sql`
    insert into stock_movements (good_id, quantity, kind, cause_kind, cause_id)
    select m.id, 10000, 'opening', 'import', m.id from more_goods m join goods g on g.id = m.id
    where g.is_counted and m.n % 25 <> 0`.execute(tx)
  await indexGoods(
    tx,
    Array.from({ length: to - from }, (_, index) => firstId + from + index),
  )
}

async function insertGoods(tx: Tx, today: Day): Promise<void> {
  await sql`
    insert into goods (id, link, kind, bottle_kind, name_lv, name_en, description_lv, description_en,
      long_description_lv, long_description_en, base_price_cents, former_price_cents, autoship_price_cents, lent_deposit_cents,
      monthly_payment_cents, state_deposit_cents, vat_class, measure_amount, measure_unit, weight_grams, is_counted,
      autoship_allowed, parcel_allowed, facts, food_info, art, created_at)
    select m.id, b.link || '-' || m.n, b.kind, b.bottle_kind,
      regexp_replace(b.name_lv, '(,|$)', ' “' || m.maker || '”\\1'),
      regexp_replace(b.name_en, '(,|$)', ' “' || m.maker || '”\\1'),
      b.description_lv, b.description_en, b.long_description_lv, b.long_description_en, m.price,
      case when m.n % 12 = 0 then m.price + 50 end, case when b.autoship_allowed then (m.price * 0.95)::bigint end,
      b.lent_deposit_cents, b.monthly_payment_cents, b.state_deposit_cents, b.vat_class, b.measure_amount, b.measure_unit,
      b.weight_grams, b.is_counted, b.autoship_allowed, b.parcel_allowed, b.facts, b.food_info,
      b.art || jsonb_build_object('name', m.maker), ${today}::date - (m.n % 700)
    from more_goods m join goods b on b.id = m.base_id`.execute(tx)
}

/** The categories, badges and relations of the good that it is made of. */
async function copyBelongings(tx: Tx): Promise<void> {
  await sql`
    insert into good_categories (good_id, category_id, is_main)
    select m.id, c.category_id, c.is_main from more_goods m join good_categories c on c.good_id = m.base_id`.execute(
    tx,
  )
  await sql`
    insert into good_badges select m.id, b.badge_id from more_goods m join good_badges b on b.good_id = m.base_id`.execute(
    tx,
  )
  await sql`
    insert into good_relations (good_id, relation, other_good_id, position)
    select m.id, r.relation, r.other_good_id, r.position
    from more_goods m join good_relations r on r.good_id = m.base_id`.execute(tx)
}
