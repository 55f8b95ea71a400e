import { bottleKinds } from './vocabularies/bottle-kinds.ts'
import { numberOf } from './vocabularies/number-of.ts'
import { z } from 'zod'
import { DayText, Euros, Flag, Id } from '../shared/scalars.ts'

/** A category by itself, as in a breadcrumb. */
export const CategoryLink = z
  .object({ id: Id, link: z.string(), category: z.string() })
  .meta({ id: 'CategoryLink' })
export type CategoryLink = z.output<typeof CategoryLink>

const CategoryB = CategoryLink
const CategoryA = CategoryLink.extend({ category_b: CategoryB.nullable() })

export const GoodKind = z.literal(['good', 'rentable', 'service'])

export const Badge = z
  .object({ id: Id, label: z.string(), color: z.string() })
  .meta({ id: 'Badge' })
export type Badge = z.output<typeof Badge>

/** `url` is the card's picture, `raw` the large one; other sizes differ in the last part. */
export const Picture = z.object({ url: z.string(), raw: z.string() }).meta({ id: 'Picture' })

export const UnitPrice = z
  .object({ price: Euros, per: z.literal(['l', 'kg', 'piece']) })
  .meta({ id: 'UnitPrice' })

/** A set consists of bottles of another good, and its deposit is theirs. */
export const BottlesOfSet = z
  .object({ good_id: Id, in_each: z.int(), bail: Euros })
  .meta({ id: 'BottlesOfSet' })

/** A good as in lists. */
export const GoodCard = z
  .object({
    id: Id,
    good_id: Id,
    sku: z.string().nullable(),
    link: z.string(),
    goods_name: z.string(),
    name: z.string(),
    description: z.string(),
    kind: GoodKind,
    images: z.array(Picture),

    price: Euros,
    price_vat: Euros,
    price_without_discount_vat: Euros,
    has_promo_discount: Flag,
    base_price_vat: Euros,
    base_price_old_vat: Euros.nullable(),
    lowest_price_30d: Euros.nullable(),
    best_price_vat: Euros.nullable(),
    best_price_no_required: z.int().nullable(),
    autoship_price: Euros.nullable(),
    autoship_best_price: Euros.nullable(),
    unit_price: UnitPrice.nullable(),
    vat_percent: z.int(),
    bail: Euros,
    deposit: Euros,
    bottles: BottlesOfSet.nullable(),
    monthly_payment_vat: Euros,

    isrentable: Flag,
    isbottle: numberOf(bottleKinds),
    badges: z.array(Badge),
    expiry_date: DayText.nullable(),
    check_in_warehouse: Flag,
    /** Null where pieces are not counted. */
    available_for_customer: z.int().nullable(),
    in_autoship: Flag,
    by_parcel: Flag,
    card_note: z.string().nullable(),

    alternative_goods: z.array(Id),
    related_goods: z.array(Id),
    category_id: z.array(Id),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'GoodCard' })
export type GoodCard = z.output<typeof GoodCard>

const Nutrition = z.object({
  kj: z.number(),
  kcal: z.number(),
  fat: z.number(),
  saturates: z.number(),
  carbs: z.number(),
  sugars: z.number(),
  fibre: z.number().optional(),
  protein: z.number(),
  salt: z.number(),
})

/** What the law wants shown before food is bought; allergens are in capitals in `ingredients`. */
export const FoodInfo = z
  .object({
    ingredients: z.string(),
    contains: z.array(z.string()),
    may_contain: z.array(z.string()),
    nutrition: Nutrition.nullable(),
    origin: z.string(),
    storage: z.string(),
    operator: z.string(),
    bio: z.object({ control_code: z.string(), farming: z.string() }).nullable(),
  })
  .meta({ id: 'FoodInfo' })
export type FoodInfo = z.output<typeof FoodInfo>

/** A good with everything on its own page. */
export const Good = GoodCard.extend({
  long_description: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  food: FoodInfo.nullable(),
  /** From the first level down to the main category. */
  categories: z.array(CategoryLink),
  /** The same path as a tree. */
  category: CategoryLink.extend({ category_a: CategoryA.nullable() }).nullable(),
  alternatives: z.array(GoodCard),
  related: z.array(GoodCard),
}).meta({ id: 'Good' })
export type Good = z.output<typeof Good>
