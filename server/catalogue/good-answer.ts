import { bottleKinds } from '../../contract/shop/vocabularies/bottle-kinds.ts'
import type { GoodCard } from '../../contract/shop/goods.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import { flag } from '../../contract/shared/scalars.ts'
import type { Day } from '../../domain/calendar.ts'
import { lowestPriceToShow } from '../../domain/catalogue/lowest-price.ts'
import { type Measure, unitPrice } from '../../domain/catalogue/unit-price.ts'
import { eurosOf } from '../../domain/money.ts'
import type { Associations } from './associations.ts'
import type { CardRow } from './card-store.ts'
import type { Attributes } from './attributes.ts'
import { pictureVersion } from './picture-address.ts'

/** What an answer about a good depends on besides its row. */
export type AnswerContext = {
  attributes: Attributes
  associations: Associations
  language: Language
  today: Day
  imageBase: string
}

const eurosOrNull = (cents: number | null) => (cents === null ? null : eurosOf(cents))

/** A good in the spelling of the API. */
export function cardAnswer(row: CardRow, context: AnswerContext): GoodCard {
  const { attributes, associations, language, today } = context
  return {
    id: row.id,
    good_id: row.id,
    sku: row.sku,
    link: row.link,
    goods_name: row.name,
    name: row.name,
    description: row.description,
    kind: row.kind,
    images: pictureAnswers(row, context),
    ...pricesOf(row, today),
    vat_percent: attributes.vatPercent(row.vat_class, today),
    bail: eurosOf(row.lent_deposit_cents),
    deposit: eurosOf(row.state_deposit_cents),
    bottles: row.bottles && {
      good_id: row.bottles.goodId,
      in_each: row.bottles.inEach,
      bail: eurosOf(row.bottles.lentDepositCents),
    },
    monthly_payment_vat: eurosOf(row.monthly_payment_cents),
    isrentable: flag(row.is_lent),
    isbottle: bottleKinds.numberOf(row.bottle_kind),
    badges: attributes.badges(associations.badges(row.id), language),
    expiry_date: row.expires_on,
    check_in_warehouse: flag(row.is_counted),
    available_for_customer: row.is_counted ? row.available : null,
    in_autoship: flag(row.autoship_allowed),
    by_parcel: flag(row.parcel_allowed),
    card_note: row.card_note,
    alternative_goods: associations.alternatives(row.id),
    related_goods: associations.related(row.id),
    category_id: associations.categories(row.id),
    created_at: new Date(row.created_at).toISOString(),
  }
}

/** Its photos, else its drawing. */
function pictureAnswers(row: CardRow, { associations, imageBase }: AnswerContext) {
  const photos = associations.photoVersions(row.id).map((version) => ({ version }))
  const address = `${imageBase}/${row.id}`
  return (photos.length > 0 ? photos : [undefined]).map((photo) => {
    const version = pictureVersion({ version: row.art_version, ...(photo && { photo }) })
    return {
      url: `${address}/w_170,h_250?v=${version}`,
      raw: `${address}/w_500,h_500?v=${version}`,
    }
  })
}

function pricesOf(row: CardRow, today: Day) {
  const price = eurosOf(row.base_price_cents)
  const unit = unitPrice(row.base_price_cents, measureOf(row))
  return {
    price,
    price_vat: price,
    price_without_discount_vat: price,
    has_promo_discount: 0 as const,
    base_price_vat: price,
    base_price_old_vat: eurosOrNull(row.former_price_cents),
    lowest_price_30d: row.prices && eurosOrNull(lowestPriceToShow(row.prices, today)),
    best_price_vat: eurosOrNull(row.wholesale_price_cents),
    best_price_no_required: row.wholesale_from_count,
    autoship_price: eurosOrNull(row.autoship_price_cents),
    autoship_best_price: eurosOrNull(row.autoship_wholesale_price_cents),
    unit_price: unit && { price: eurosOf(unit.cents), per: unit.per },
  }
}

/** Prices are per litre, kilogram or piece; the row has millilitres, grams or pieces. */
function measureOf({
  measure_amount: measureAmount,
  measure_unit: measureUnit,
}: CardRow): Measure | null {
  if (measureAmount === null || measureUnit === null) return null
  if (measureUnit === 'pieces') return { thousandths: measureAmount * 1000, per: 'piece' }
  return { thousandths: measureAmount, per: measureUnit === 'ml' ? 'l' : 'kg' }
}
