import { sql } from 'kysely'
import type { BottleKind } from '../../domain/cart/cart-line.ts'
import type { VatClass } from '../../domain/documents/vat.ts'
import type { Db } from '../platform/database/connect.ts'

export type PlacedItem = {
  goodId: number
  ordered: number
  returned: number
  unitPriceCents: number
  priceBeforePromoCents: number
  lineCents: number
  lentDepositCents: number
  stateDepositCents: number
  vatClass: VatClass
  kind: 'good' | 'rentable' | 'service'
  bottleKind: BottleKind
  isLent: boolean
  isCounted: boolean
  monthlyPaymentCents: number
  nameLv: string
  nameEn: string
  setOf: number | null
  inEach: number | null
  bottleLentDepositCents: number | null
  bottleNameLv: string | null
}

/**
 * The lines as placed, and the goods that were counted without being ordered at their price of that
 * moment, or of now.
 */
export async function loadPlacedItems(
  db: Db,
  orderId: number,
  alsoGoods: readonly number[] = [],
  pricesAt?: Date,
): Promise<PlacedItem[]> {
  const priceNow = sql`coalesce((select h.price_cents from price_history h
    where h.good_id = g.id and h.offered_from <= ${pricesAt ?? null}
      and (h.offered_until is null or h.offered_until > ${pricesAt ?? null})
    order by h.offered_from desc limit 1), g.base_price_cents)`
  const { rows } = await sql<PlacedItem>`
    select g.id as good_id, coalesce(i.ordered, 0) as ordered, coalesce(i.returned, 0) as returned,
      coalesce(i.unit_price_cents, ${priceNow}) as unit_price_cents,
      coalesce(i.price_before_promo_cents, i.unit_price_cents, ${priceNow})
        as price_before_promo_cents,
      coalesce(i.line_cents, 0) as line_cents,
      coalesce(i.unit_lent_deposit_cents, g.lent_deposit_cents) as lent_deposit_cents,
      coalesce(i.state_deposit_cents, g.state_deposit_cents) as state_deposit_cents,
      coalesce(i.vat_class, g.vat_class) as vat_class, coalesce(i.kind, g.kind) as kind,
      coalesce(i.bottle_kind, g.bottle_kind) as bottle_kind, g.is_lent, g.is_counted,
      g.monthly_payment_cents, coalesce(i.name_lv, g.name_lv) as name_lv,
      coalesce(i.name_en, g.name_en) as name_en,
      g.bottles_of_good_id as set_of, g.bottles_in_set as in_each, b.lent_deposit_cents as bottle_lent_deposit_cents,
      b.name_lv as bottle_name_lv
    from goods g
      left join order_items i on i.good_id = g.id and i.order_id = ${orderId}
      left join goods b on b.id = g.bottles_of_good_id
    where i.id is not null or g.id = any (${alsoGoods}::int[])
    order by i.id nulls last, g.id`.execute(db)
  return rows
}
