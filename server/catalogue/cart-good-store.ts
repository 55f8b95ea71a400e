import { type RawBuilder, sql } from 'kysely'
import { wholesaleCategoryId } from '../../domain/pricing/price.ts'
import type { Db } from '../platform/database/connect.ts'
import type { CartGood } from './goods-for-cart.ts'

/** Named as JSON gives them on, since carts ask for their goods inside a larger question. */
const cartGoods = (whose: RawBuilder<unknown>) => sql`
  select g.id as "goodId", g.kind, g.bottle_kind as "isBottle", g.is_rentable as "isRentable", g.link, g.sku,
    g.name_lv as "nameLv", g.name_en as "nameEn", g.vat_class as "vatClass", g.weight_grams as "weightGrams",
    g.base_price_cents as "basePriceCents", g.wholesale_price_cents as "bestPriceCents",
    g.wholesale_from_count as "bestPriceFromPieces", g.autoship_price_cents as "autoshipPriceCents",
    g.autoship_wholesale_price_cents as "autoshipBestPriceCents", g.bail_cents as "bailCents",
    g.state_deposit_cents as "stateDepositCents", g.monthly_payment_cents as "monthlyPaymentCents",
    g.autoship_allowed as "autoshipAllowed", g.parcel_allowed as "parcelAllowed",
    g.withdrawn_at is not null as "isWithdrawn",
    case when g.bottles_of_good_id is not null then (
      select json_build_object('goodId', b.id, 'inEach', g.bottles_in_set, 'bailCents', b.bail_cents)
      from goods b where b.id = g.bottles_of_good_id) end as bottles,
    exists (select from good_categories c where c.good_id = g.id and c.category_id = ${sql.lit(wholesaleCategoryId)})
      as "isInWholesale",
    case when g.is_counted then coalesce(s.on_hand - s.reserved, 0) end as available
  from ${whose} wanted join goods g on g.id = wanted.good_id left join stock s on s.good_id = g.id`

export async function cartGoodRows(db: Db, goodIds: readonly number[]): Promise<CartGood[]> {
  const { rows } = await sql<CartGood>`${cartGoods(
    sql`(select distinct good_id from unnest(${goodIds}::int[]) as u (good_id))`,
  )}`.execute(db)
  return rows
}

/** The goods of an order's lines as they stand now, as a value inside a larger question. */
export const cartGoodsJson = (orderId: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(one), '[]') from (
    ${cartGoods(sql`(select good_id from order_items where order_id = ${orderId})`)}) one)`
