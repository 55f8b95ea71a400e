import type { Order } from '../../contract/shop/order-record.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import { clockOfDelivery } from '../territory/region-days.ts'
import { type LoadedOrder, loadOrders } from './load-orders.ts'
import { orderAnswer } from './order-answer.ts'
import type { OrderRef } from './store.ts'

export async function orderAnswers(
  app: AppWithDb,
  orders: readonly LoadedOrder[],
  language: Language,
): Promise<Order[]> {
  const { dayClosesAt } = await app.settings()
  const { firstOpenDay } = await clockOfDelivery(app)
  const days = { firstOpenDay, dayClosesAt }
  return orders.map((order) => orderAnswer(app, order, days, language))
}

export async function readOrder(
  app: AppWithDb,
  ref: OrderRef,
  language: Language,
): Promise<Outcome<{ order: Order }, Refusal>> {
  const [order] = await orderAnswers(app, await loadOrders(app.db, ref), language)
  return order ? done({ order }) : refuse({ code: 'not_found' })
}
