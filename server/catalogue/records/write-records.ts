import type { Actor } from '../../../domain/actor.ts'
import { sql } from 'kysely'
import type { App } from '../../app-context.ts'
import { audit } from '../../platform/audit-trail.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { setImportedStock } from '../../stock/set-stock.ts'
import type { ResolvedRecord } from './resolve-records.ts'

/** The columns of `goods`; each table is written in one statement for all goods. */
const rowOf = (good: ResolvedRecord, now: Date) => ({
  id: good.id,
  link: good.link,
  sku: good.sku,
  kind: good.kind,
  bottle_kind: good.bottle_kind,
  name_lv: good.name_lv,
  name_en: good.name_en,
  description_lv: good.description_lv,
  description_en: good.description_en,
  long_description_lv: good.long_description_lv,
  long_description_en: good.long_description_en,
  card_note_lv: good.card_note_lv,
  card_note_en: good.card_note_en,
  base_price_cents: good.price,
  former_price_cents: good.former_price,
  wholesale_price_cents: good.wholesale_price,
  wholesale_from_count: good.wholesale_from_count,
  autoship_price_cents: good.autoship_price,
  autoship_wholesale_price_cents: good.autoship_wholesale_price,
  monthly_payment_cents: good.monthly_payment,
  lent_deposit_cents: good.bail,
  state_deposit_cents: good.state_deposit,
  vat_class: good.vat_class,
  measure_amount: good.measure_amount,
  measure_unit: good.measure_unit,
  weight_grams: good.weight_grams,
  is_counted: good.counted,
  expires_on: good.expires_on,
  autoship_allowed: good.autoship,
  parcel_allowed: good.parcel,
  top_rank: good.top_rank,
  facts: good.facts,
  food_info: good.food_info,
  art: good.art,
  updated_at: now,
  withdrawn_at: good.withdrawn ? now : null,
})

const idsOf = (goods: readonly ResolvedRecord[]) => goods.map(({ id }) => id)

export async function writeGoods(
  tx: Tx,
  now: Date,
  goods: readonly ResolvedRecord[],
): Promise<void> {
  const [sample] = goods
  if (!sample) return
  const columns = Object.keys(rowOf(sample, now))
  const listed = sql.join(columns.map((column) => sql.ref(column)))
  const set = columns
    .filter((column) => column !== 'id')
    .map((column) => sql`${sql.ref(column)} = ${updatedValue(column)}`)
  const rows = JSON.stringify(goods.map((good) => rowOf(good, now)))
  await sql`
    insert into goods (${listed}, created_at)
    select ${listed}, ${now} from json_populate_recordset(null::goods, ${rows}::json)
    on conflict (id) do update set ${sql.join(set)}`.execute(tx)
  await sql`select setval(pg_get_serial_sequence('goods', 'id'),
    greatest((select max(id) from goods), nextval(pg_get_serial_sequence('goods', 'id'))))`.execute(
    tx,
  )
}

/** A good that was withdrawn keeps the time of its withdrawal. */
const updatedValue = (column: string) =>
  column === 'withdrawn_at'
    ? sql`case when excluded.withdrawn_at is not null
        then coalesce(goods.withdrawn_at, excluded.withdrawn_at) end`
    : sql`${sql.ref(`excluded.${column}`)}`

export async function writeAssociations(tx: Tx, goods: readonly ResolvedRecord[]): Promise<void> {
  const ids = idsOf(goods)
  for (const table of ['goodCategories', 'goodBadges', 'goodRelations'] as const) {
    await sql`delete from ${sql.table(table)} where good_id = any(${ids}::int[])`.execute(tx)
  }
  const categories = goods.flatMap(({ id, categoryIds, mainCategoryId }) =>
    categoryIds.map((category_id) => ({
      good_id: id,
      category_id,
      is_main: category_id === mainCategoryId,
    })),
  )
  const badges = goods.flatMap(({ id, badges }) =>
    badges.map((badge_id) => ({ good_id: id, badge_id })),
  )
  const relations = goods.flatMap(({ id, relations }) =>
    relations.map(({ relation, otherId, position }) => ({
      good_id: id,
      relation,
      other_good_id: otherId,
      position,
    })),
  )
  await sql`
    insert into good_categories select * from
      json_populate_recordset(null::good_categories, ${JSON.stringify(categories)}::json)`.execute(
    tx,
  )
  await sql`
    insert into good_badges select * from
      json_populate_recordset(null::good_badges, ${JSON.stringify(badges)}::json)`.execute(tx)
  await sql`
    insert into good_relations select * from
      json_populate_recordset(null::good_relations, ${JSON.stringify(relations)}::json)`.execute(tx)
}

/** A changed price ends the previous one. */
export async function writePrices(
  tx: Tx,
  now: Date,
  goods: readonly ResolvedRecord[],
): Promise<void> {
  await sql`
    update price_history h set offered_until = ${now} from goods g
    where h.good_id = g.id and g.id = any(${idsOf(goods)}::int[]) and h.offered_until is null
      and h.price_cents <> g.base_price_cents`.execute(tx)
  await sql`
    insert into price_history (good_id, price_cents, offered_from)
    select g.id, g.base_price_cents, ${now} from goods g
    where g.id = any(${idsOf(goods)}::int[]) and not exists (
      select from price_history h
      where h.good_id = g.id and h.offered_until is null)`.execute(tx)
}

/** Fields that the file left out leave the stock as it is. */
export async function writeStock(
  app: App,
  tx: Tx,
  by: Actor,
  goods: readonly ResolvedRecord[],
): Promise<void> {
  const counts = goods.flatMap(({ id, counted, stock }) =>
    counted && stock !== null ? [{ goodId: id, pieces: stock }] : [],
  )
  if (counts.length === 0) return
  const causeId = await audit(app, tx, by, { action: 'catalogue.imported' })
  await setImportedStock(tx, by, causeId, counts)
}
