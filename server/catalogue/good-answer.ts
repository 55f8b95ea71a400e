import type { GoodCard } from '../../contract/goods.ts'
import type { Language } from '../../contract/refusals.ts'
import type { Day } from '../../domain/calendar.ts'
import { lowestPriceToShow } from '../../domain/catalogue/lowest-price.ts'
import { type Measure, unitPrice } from '../../domain/catalogue/unit-price.ts'
import { eurosOf } from '../../domain/money.ts'
import type { CardRow } from './card-store.ts'
import type { Labels } from './labels.ts'
import { pictureVersion } from './pictures/good-picture.ts'

/** What an answer about goods depends on beside their rows. */
export type Telling = { labels: Labels; language: Language; today: Day; imageBase: string }

const flag = (value: boolean) => (value ? 1 : 0)
const eurosOrNull = (cents: number | null) => (cents === null ? null : eurosOf(cents))

/** A good in the words of the API. */
export function cardAnswer(row: CardRow, { labels, language, today, imageBase }: Telling): GoodCard {
  const price = eurosOf(row.basePriceCents)
  const unit = unitPrice(row.basePriceCents, measureOf(row))
  const address = `${imageBase}/${row.id}`
  const version = pictureVersion({
    version: row.artVersion,
    ...(row.photoVersion && { photo: { version: row.photoVersion } }),
  })
  return {
    id: row.id,
    good_id: row.id,
    sku: row.sku,
    link: row.link,
    goods_name: row.name,
    name: row.name,
    description: row.description,
    kind: row.kind,
    images: [{ url: `${address}/w_170,h_250?v=${version}`, raw: `${address}/w_500,h_500?v=${version}` }],
    price,
    price_vat: price,
    price_without_discount_vat: price,
    has_promo_discount: 0,
    base_price_vat: price,
    base_price_old_vat: eurosOrNull(row.formerPriceCents),
    lowest_price_30d: row.prices && eurosOrNull(lowestPriceToShow(row.prices, today)),
    best_price_vat: eurosOrNull(row.wholesalePriceCents),
    best_price_no_required: row.wholesaleFromCount,
    autoship_price: eurosOrNull(row.autoshipPriceCents),
    autoship_best_price: eurosOrNull(row.autoshipWholesalePriceCents),
    unit_price: unit && { price: eurosOf(unit.cents), per: unit.per },
    vat_percent: labels.vatPercent(row.vatClass, today),
    bail: eurosOf(row.bailCents),
    deposit: eurosOf(row.stateDepositCents),
    monthly_payment_vat: eurosOf(row.monthlyPaymentCents),
    isrentable: flag(row.isRentable),
    isbottle: row.bottleKind,
    badges: labels.badges(row.badgeIds, language),
    expiry_date: row.expiresOn,
    check_in_warehouse: flag(row.isCounted),
    available_for_customer: row.isCounted ? row.available : null,
    in_autoship: flag(row.autoshipAllowed),
    by_parcel: flag(row.parcelAllowed),
    card_note: row.cardNote,
    alternative_goods: row.alternativeIds,
    related_goods: row.relatedIds,
    category_id: row.categoryIds,
    created_at: row.createdAt.toISOString(),
  }
}

/** Millilitres and grams are thousandths of what is priced; pieces are counted whole. */
function measureOf({ measureAmount, measureUnit }: CardRow): Measure | null {
  if (measureAmount === null || measureUnit === null) return null
  if (measureUnit === 'pieces') return { thousandths: measureAmount * 1000, per: 'piece' }
  return { thousandths: measureAmount, per: measureUnit === 'ml' ? 'l' : 'kg' }
}
