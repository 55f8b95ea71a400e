import { z } from 'zod'
import { filledPrintedText, printedText, text } from '../../../contract/shared/scalars.ts'
import { slugOf } from '../../../domain/catalogue/slug.ts'
import { isGoodArt, type GoodArt } from '../../../art/art.ts'
import { FactsColumn, FoodColumn } from '../good-columns.ts'
import {
  categoryPath,
  count,
  euros,
  flag,
  goodRef,
  json,
  link,
  listed,
  sku,
} from './record-fields.ts'

const words = text(20_000).default('')
const note = text(200).nullable().default(null)
const optionalEuros = euros.nullable().default(null)
const optionalCount = count.nullable().default(null)
const day = z.iso.date('must be like 2026-11-20').regex(/^[1-9]/, 'must be like 2026-11-20')

/** `{}` is stored where none was chosen. */
const ArtColumn = z.union(
  [z.strictObject({}), z.custom<GoodArt>(isGoodArt)],
  'is no art that can be drawn',
)

const isOneLine = (name: string) => !/[\r\n]/.test(name)

/** A whole good as in files of import and export, with prices in euros. */
export const GoodRecord = z
  .strictObject({
    id: count.pipe(z.int().min(1)).optional(),
    sku: sku.nullable().default(null),
    link: link.optional(),
    kind: z.enum(['good', 'rentable', 'service']).default('good'),
    bottle_kind: z.enum(['large', 'small', 'none']).default('none'),
    name_lv: z
      .string('is missing')
      .pipe(filledPrintedText(300).refine(isOneLine, 'must be one line')),
    name_en: printedText(300).refine(isOneLine, 'must be one line').optional(),
    description_lv: words,
    description_en: words,
    long_description_lv: words,
    long_description_en: words,
    card_note_lv: note,
    card_note_en: note,
    price: euros,
    former_price: optionalEuros,
    wholesale_price: optionalEuros,
    wholesale_from_count: optionalCount,
    autoship_price: optionalEuros,
    autoship_wholesale_price: optionalEuros,
    monthly_payment: euros.default(0),
    bail: euros.default(0),
    state_deposit: euros.default(0),
    vat_class: z.string().default('standard'),
    measure_amount: optionalCount,
    measure_unit: z.enum(['ml', 'g', 'pieces']).nullable().default(null),
    weight_grams: count.default(0),
    counted: flag.default(false),
    /** Pieces on hand; left out, they do not change. */
    stock: optionalCount,
    expires_on: day.nullable().default(null),
    autoship: flag.default(true),
    parcel: flag.default(false),
    top_rank: optionalCount,
    /** The path of the main category, such as `udens/starta-komplekti`. */
    category: categoryPath.nullable().default(null),
    also_in: listed(categoryPath),
    badges: listed(count),
    alternatives: listed(goodRef),
    related: listed(goodRef),
    facts: json.pipe(FactsColumn).default([]),
    food_info: json.pipe(FoodColumn.nullable()).default(null),
    /** How its picture is drawn; left out, art is proposed from the name. */
    art: json.pipe(ArtColumn.nullable()).default(null),
    withdrawn: flag.default(false),
  })
  .transform((good) => ({
    ...good,
    link: good.link ?? slugOf(good.name_lv),
    name_en: good.name_en ?? good.name_lv,
  }))

export type GoodRecord = z.output<typeof GoodRecord>

export const recordFields = Object.keys(GoodRecord.in.shape) as (keyof GoodRecord)[]
