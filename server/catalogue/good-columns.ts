import { z } from 'zod'
import { text } from '../../contract/shared/scalars.ts'
import { FoodInfo } from '../../contract/shop/goods.ts'

/*
 * The columns of a good that hold JSON. An import checks them, so that the good's page can rely on
 * them.
 */

const words = text(20_000)
const Bilingual = z.strictObject({ lv: words, en: words })

export const FactsColumn = z.array(z.strictObject({ label: Bilingual, value: Bilingual }))
export type FactsColumn = z.output<typeof FactsColumn>

/** Allergens by their codes; one without a code is shown as it is written. */
export const FoodColumn = z.strictObject({
  ingredients: Bilingual,
  contains: z.array(words),
  mayContain: z.array(words).optional(),
  nutrition: FoodInfo.shape.nutrition.unwrap().optional(),
  origin: Bilingual,
  storage: Bilingual,
  operator: words,
  bio: z.strictObject({ controlCode: words, farming: Bilingual }).optional(),
})
export type FoodColumn = z.output<typeof FoodColumn>
