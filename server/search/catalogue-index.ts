import { sql } from 'kysely'
import type { Language } from '../../contract/shared/refusals.ts'
import { cachedUntilNotified } from '../platform/database/cached-until-notified.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Notices } from '../platform/database/notices.ts'
import { onStockChange } from '../stock/stock-changes.ts'
import { buildIndex, type CatalogueIndex, type GoodColumns } from './fast/build-index.ts'

declare module '../app-context.ts' {
  interface App {
    /** The process's index: read again after the catalogue changed, updated by good for stock. */
    loadIndex: () => Promise<CatalogueIndex>
  }
}

export function catalogueIndex(db: Db, notices: Notices): () => Promise<CatalogueIndex> {
  const load = cachedUntilNotified(notices, 'catalogue_changed', async () => {
    const [columns, goodsByCategory] = await Promise.all([
      readGoodColumns(db),
      readCategoryGoods(db),
    ])
    return buildIndex({
      columns,
      goodsByCategory,
      readNameOrder: (language) => readNameOrder(db, language),
    })
  })
  onStockChange(notices, ({ goodId, available, before }) => {
    if (available > 0 === before > 0) return
    // If the index cannot be read now, it will be read later, with the stock of that time.
    void load().then(
      (index) => index.setAvailable(goodId, available > 0),
      () => undefined,
    )
  })
  return load
}

/** One JSON list for each column: 100,000 rows would take many times as long. */
async function readGoodColumns(db: Db): Promise<GoodColumns> {
  const { rows } = await sql<GoodColumns>`
    with listed as (
      select g.id, g.base_price_cents as price, g.top_rank,
        extract(epoch from g.created_at)::bigint as created, g.autoship_allowed::int as autoship,
        (g.former_price_cents is not null)::int as discount, g.is_bio::int as bio,
        g.base_price_cents * case when g.measure_unit = 'pieces' then 1.0 else 1000.0 end
          / g.measure_amount as unit_price,
        coalesce(cardinality(words.name_stems), 0) as name_words,
        (not g.is_counted or coalesce(s.on_hand > s.reserved, false))::int as available
      from goods g left join stock s on s.good_id = g.id
        left join good_search words on words.good_id = g.id
      where g.withdrawn_at is null order by g.id)
    select json_agg(id) as ids, json_agg(price) as prices, json_agg(unit_price) as unit_prices,
      json_agg(name_words) as name_words, json_agg(top_rank) as top_ranks, json_agg(created) as created,
      json_agg(available) as available, json_agg(autoship) as autoship,
      json_agg(discount) as discount, json_agg(bio) as bio
    from listed`.execute(db)
  const [columns] = rows
  return columns?.ids ? columns : noGoods
}

const noGoods: GoodColumns = {
  ids: [],
  prices: [],
  unitPrices: [],
  topRanks: [],
  nameWords: [],
  created: [],
  available: [],
  autoship: [],
  discount: [],
  bio: [],
}

/** The goods of each category, withdrawn ones too. */
async function readCategoryGoods(db: Db): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ categoryId: number; goods: number[] }>`
    select category_id, json_agg(good_id) as goods
    from good_categories group by category_id`.execute(db)
  return new Map(rows.map(({ categoryId, goods }) => [categoryId, goods]))
}

/** Ids in alphabetical order, withdrawn ones too. */
async function readNameOrder(db: Db, language: Language): Promise<number[]> {
  const name = sql.ref(`name_${language}`)
  const { rows } = await sql<{ ids: number[] | null }>`
    select json_agg(id) as ids from (select id from goods order by ${name}, id) named`.execute(db)
  return rows[0]?.ids ?? []
}
