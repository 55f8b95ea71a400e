import type { GoodCard } from '../../contract/goods.ts'
import type { Language } from '../../contract/refusals.ts'
import type { House } from '../house.ts'
import { belongingsOf } from './belongings.ts'
import { cardRows } from './card-store.ts'
import { cardAnswer, type Telling } from './good-answer.ts'
import { labelsOf } from './labels.ts'

export const tellingOf = async (house: House, language: Language): Promise<Telling> => ({
  labels: await labelsOf(house),
  belongings: await belongingsOf(house),
  language,
  today: house.clock.today(),
  imageBase: house.config.IMAGE_BASE,
})

/** The goods of these ids that are on sale, in this order. One query. */
export async function goodCards(house: House, ids: readonly number[], language: Language): Promise<GoodCard[]> {
  if (ids.length === 0) return []
  const [telling, rows] = await Promise.all([tellingOf(house, language), cardRows(house.db, ids, language)])
  return rows.map((row) => cardAnswer(row, telling))
}
