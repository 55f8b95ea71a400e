import { type RawBuilder, sql } from 'kysely'
import type { CartLine } from '../../domain/cart/cart-line.ts'
import { wholesaleCategoryId } from '../../domain/pricing/price.ts'
import type { Db } from '../platform/database/connect.ts'
import { bottlesOfSet } from './card-store.ts'

/** A good as carts, orders and autoships need it, with its prices and stock of now. */
export type CartGood = Omit<CartLine, 'order' | 'return'> & {
  link: string
  sku: string | null
  nameLv: string
  nameEn: string
  vatClass: string
  monthlyPaymentCents: number
  weightGrams: number
  /** Null where pieces are not counted. */
  available: number | null
  autoshipAllowed: boolean
  parcelAllowed: boolean
  isWithdrawn: boolean
}

/** Goods by id, withdrawn ones too, for an old cart may contain one. */
export async function goodsForCart(
  db: Db,
  goodIds: readonly number[],
): Promise<Map<number, CartGood>> {
  const ids = sql`(select distinct good_id from unnest(${goodIds}::int[]) as u (good_id))`
  const { rows } = await sql<CartGood>`${cartGoods(ids)}`.execute(db)
  return new Map(rows.map((row) => [row.goodId, row]))
}

/** The goods of a cart's lines as they are now, as a value inside a larger query. */
export const cartGoodsJson = (cartId: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(good), '[]') from (
    ${cartGoods(sql`(select good_id from cart_lines where cart_id = ${cartId})`)}) good)`

/** Columns are named as in `CartGood`, because a cart reads them as JSON in its own query. */
const cartGoods = (goodIds: RawBuilder<unknown>) => sql`
  select g.id as "goodId", g.kind, g.bottle_kind as "bottleKind", g.is_lent as "isLent",
    g.link, g.sku, g.name_lv as "nameLv", g.name_en as "nameEn", g.vat_class as "vatClass",
    g.weight_grams as "weightGrams",
    g.base_price_cents as "basePriceCents", g.wholesale_price_cents as "bestPriceCents",
    g.wholesale_from_count as "bestPriceFromPieces", g.autoship_price_cents as "autoshipPriceCents",
    g.autoship_wholesale_price_cents as "autoshipBestPriceCents", g.lent_deposit_cents as "lentDepositCents",
    g.state_deposit_cents as "stateDepositCents", g.monthly_payment_cents as "monthlyPaymentCents",
    g.autoship_allowed as "autoshipAllowed", g.parcel_allowed as "parcelAllowed",
    g.withdrawn_at is not null as "isWithdrawn",
    ${bottlesOfSet} as bottles,
    exists (select from good_categories c where c.good_id = g.id
      and c.category_id = ${sql.lit(wholesaleCategoryId)}) as "isInWholesale",
    case when g.is_counted then coalesce(s.on_hand - s.reserved, 0) end as available
  from ${goodIds} wanted join goods g on g.id = wanted.good_id
    left join stock s on s.good_id = g.id`
