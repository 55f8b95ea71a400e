import type { Good } from '../../../contract/shop/goods.ts'
import type { goodDetailsWords } from '../../words/shop/good-details.ts'

type Words = (typeof goodDetailsWords)['lv']
type Row = { label: string; value: string }

/** The label's rows in groups: facts, nutrition, then origin and storage. */
export function labelRows(good: Good, words: Words): Row[][] {
  const { food } = good
  if (food === null) return [good.facts]
  return [good.facts, nutritionRows(food, words), originRows(food, good.expiry_date, words)]
}

type Food = NonNullable<Good['food']>

function nutritionRows({ nutrition }: Food, words: Words): Row[] {
  if (nutrition === null) return []
  const { kj, kcal, ...grams } = nutrition
  const names = words.nutrients
  const listed = (
    ['fat', 'saturates', 'carbs', 'sugars', 'fibre', 'protein', 'salt'] as const
  ).flatMap((nutrient) => {
    const amount = grams[nutrient]
    return amount === undefined ? [] : [{ label: names[nutrient], value: words.grams(amount) }]
  })
  return [
    { label: words.nutrition, value: '' },
    { label: names.energy, value: words.energy(kj, kcal) },
    ...listed,
  ]
}

function originRows(food: Food, bestBefore: string | null, words: Words): Row[] {
  const rows = [
    { label: words.contains, value: food.contains.join(', ') },
    { label: words.mayContain, value: food.may_contain.join(', ') },
    { label: words.origin, value: food.origin },
    { label: words.bestBefore, value: bestBefore === null ? '' : words.day(bestBefore) },
    { label: words.storage, value: food.storage },
    {
      label: words.bioControl,
      value: food.bio ? `${food.bio.control_code}, ${food.bio.farming}` : '',
    },
    { label: words.operator, value: food.operator },
  ]
  return rows.filter(({ value }) => value !== '')
}
