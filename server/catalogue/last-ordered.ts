import type { GoodCard } from '../../contract/goods.ts'
import type { Language } from '../../contract/refusals.ts'
import type { House } from '../house.ts'
import { goodCards } from './good-cards.ts'
import { orderedGoodIds } from './ordered-store.ts'

const mostGoods = 12

/** What the customer ordered last and can still have, the latest first. */
export async function lastOrdered(
  house: House,
  customerId: number,
  language: Language,
): Promise<GoodCard[]> {
  return goodCards(house, await orderedGoodIds(house.db, customerId, mostGoods), language)
}
