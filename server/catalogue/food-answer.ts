import type { FoodInfo } from '../../contract/goods.ts'
import type { Language } from '../../contract/refusals.ts'
import { allergenName } from '../../domain/catalogue/allergens.ts'

type Bilingual = Record<Language, string>

/** What the shop keeps of food: `food_info` of a good; allergens by their codes. */
export type KeptFood = {
  ingredients: Bilingual
  contains: string[]
  mayContain?: string[]
  nutrition?: NonNullable<FoodInfo['nutrition']>
  origin: Bilingual
  storage: Bilingual
  operator: string
  bio?: { controlCode: string; farming: Bilingual }
}

export const foodAnswer = (food: KeptFood, language: Language): FoodInfo => ({
  ingredients: food.ingredients[language],
  contains: food.contains.map((code) => allergenName(code, language)),
  may_contain: (food.mayContain ?? []).map((code) => allergenName(code, language)),
  nutrition: food.nutrition ?? null,
  origin: food.origin[language],
  storage: food.storage[language],
  operator: food.operator,
  bio: food.bio
    ? { control_code: food.bio.controlCode, farming: food.bio.farming[language] }
    : null,
})
