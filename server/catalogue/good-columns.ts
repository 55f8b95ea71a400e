import { z } from 'zod'
import { FoodInfo } from '../../contract/shop/goods.ts'

/*
 * The columns of a good that hold JSON. An import checks them, so that the good's page can rely on
 * them.
 */

const Bilingual = z.strictObject({ lv: z.string(), en: z.string() })

export const FactsColumn = z.array(z.strictObject({ label: Bilingual, value: Bilingual }))
export type FactsColumn = z.output<typeof FactsColumn>

/** Allergens by their codes; one without a code is shown as it is written. */
export const FoodColumn = z.strictObject({
  ingredients: Bilingual,
  contains: z.array(z.string()),
  mayContain: z.array(z.string()).optional(),
  nutrition: FoodInfo.shape.nutrition.unwrap().optional(),
  origin: Bilingual,
  storage: Bilingual,
  operator: z.string(),
  bio: z.strictObject({ controlCode: z.string(), farming: Bilingual }).optional(),
})
export type FoodColumn = z.output<typeof FoodColumn>
