import { sql } from 'kysely'
import { wholesaleCategoryId } from '../../domain/pricing/price.ts'
import type { Db } from '../platform/database/connect.ts'
import type { CartGood } from './goods-for-cart.ts'

export async function cartGoodRows(db: Db, goodIds: readonly number[]): Promise<CartGood[]> {
  const { rows } = await sql<CartGood>`
    select g.id as good_id, g.kind, g.bottle_kind as is_bottle, g.is_rentable, g.link, g.sku,
      g.name_lv, g.name_en, g.description_lv, g.description_en, g.vat_class, g.weight_grams,
      g.base_price_cents, g.wholesale_price_cents as best_price_cents, g.wholesale_from_count as best_price_from_pieces,
      g.autoship_price_cents, g.autoship_wholesale_price_cents as autoship_best_price_cents,
      g.bail_cents, g.state_deposit_cents, g.monthly_payment_cents, g.autoship_allowed, g.parcel_allowed,
      g.withdrawn_at is not null as is_withdrawn,
      (select json_build_object('goodId', b.id, 'inEach', g.bottles_in_set, 'bailCents', b.bail_cents)
        from goods b where b.id = g.bottles_of_good_id) as bottles,
      exists (select from good_categories c where c.good_id = g.id and c.category_id = ${wholesaleCategoryId})
        as is_in_wholesale,
      case when g.is_counted then coalesce(s.on_hand - s.reserved, 0) end as available
    from goods g left join stock s on s.good_id = g.id
    where g.id = any(${goodIds}::int[])`.execute(db)
  return rows
}
