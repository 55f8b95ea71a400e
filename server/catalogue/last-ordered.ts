import type { GoodCard } from '../../contract/goods.ts'
import type { Language } from '../../contract/refusals.ts'
import type { App } from '../app-context.ts'
import { goodCards } from './good-cards.ts'
import { orderedGoodIds } from './ordered-store.ts'

const mostGoods = 12

/** What the customer ordered last and can still have, the latest first. */
export async function lastOrdered(
  app: App,
  customerId: number,
  language: Language,
): Promise<GoodCard[]> {
  return goodCards(app, await orderedGoodIds(app.db, customerId, mostGoods), language)
}
