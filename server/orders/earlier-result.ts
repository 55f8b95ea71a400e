import type { Refusal } from '../../contract/refusals.ts'
import type { OrderStatus } from '../../domain/orders/order-states.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { newestPaymentOf } from '../payments/payment-of-order.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Placed } from './place-order.ts'

/** What a second click, a second tab or a client that lost its answer is told: the first result, with its place to pay. */
export async function earlierResult(
  tx: Db,
  order: { id: number; status: OrderStatus },
): Promise<Outcome<Placed, Refusal>> {
  if (order.status === 0) return refuse({ code: 'locked', extra: { order: { id: order.id } } })
  if (order.status !== 2) return done({ orderId: order.id, paymentId: null })
  return done({ orderId: order.id, paymentId: (await newestPaymentOf(tx, order.id)) ?? null })
}
