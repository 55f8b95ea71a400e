import { z } from 'zod'
import { slugOf } from '../../../domain/catalogue/slug.ts'
import { categoryPath, count, euros, flag, goodRef, json, link, listed } from './record-fields.ts'

const words = z.string().max(20_000).default('')
const note = z.string().max(200).nullable().default(null)
const maybeEuros = euros.nullable().default(null)
const maybeCount = count.nullable().default(null)
const day = z.iso.date('must be like 2026-11-20')

/** A good as files bring it and take it away: the whole of it, prices in euros. */
export const GoodRecord = z
  .strictObject({
    id: count.min(1).optional(),
    sku: z.string().min(1).max(40).nullable().default(null),
    link: link.optional(),
    kind: z.enum(['good', 'rentable', 'service']).default('good'),
    bottle_kind: count.pipe(z.literal([1, 2, 3])).default(3),
    name_lv: z.string('is missing').min(1).max(300),
    name_en: z.string().max(300).optional(),
    description_lv: words,
    description_en: words,
    long_description_lv: words,
    long_description_en: words,
    card_note_lv: note,
    card_note_en: note,
    price: euros,
    former_price: maybeEuros,
    wholesale_price: maybeEuros,
    wholesale_from_count: maybeCount,
    autoship_price: maybeEuros,
    autoship_wholesale_price: maybeEuros,
    monthly_payment: euros.default(0),
    bail: euros.default(0),
    state_deposit: euros.default(0),
    vat_class: z.string().default('standard'),
    measure_amount: maybeCount,
    measure_unit: z.enum(['ml', 'g', 'pieces']).nullable().default(null),
    weight_grams: count.default(0),
    counted: flag.default(false),
    /** Pieces on hand; left out, they stay as they are. */
    stock: maybeCount,
    expires_on: day.nullable().default(null),
    autoship: flag.default(true),
    parcel: flag.default(false),
    top_rank: maybeCount,
    /** Where it stands, as `udens/starta-komplekti`; then where else. */
    category: categoryPath.nullable().default(null),
    also_in: listed(categoryPath),
    badges: listed(count),
    alternatives: listed(goodRef),
    related: listed(goodRef),
    facts: json.default([]),
    food_info: json.default(null),
    /** How its picture is drawn; left out, a drawing is proposed. */
    art: json.default(null),
    withdrawn: flag.default(false),
  })
  .transform((good) => ({
    ...good,
    link: good.link ?? slugOf(good.name_lv),
    name_en: good.name_en ?? good.name_lv,
  }))

export type GoodRecord = z.output<typeof GoodRecord>

export const recordFields = Object.keys(GoodRecord.in.shape) as (keyof GoodRecord)[]
