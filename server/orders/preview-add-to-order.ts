import type { NearestOrder } from '../../contract/shop/added/adding-to-order.ts'
import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { eurosOf } from '../../domain/money.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { preview } from '../platform/database/transaction.ts'
import { addToOrder, type AddToOrder } from './add-to-order.ts'
import { loadOrders } from './load-orders.ts'

/** The order that the cart would join, as it would be then; everything is rolled back. */
export const previewAddToOrder = (
  app: AppWithDb,
  by: Actor,
  adding: AddToOrder,
): Promise<Outcome<NearestOrder, Refusal>> =>
  preview(app.db, (tx) => addedOrder(app, tx, by, adding))

async function addedOrder(
  app: App,
  tx: Tx,
  by: Actor,
  adding: AddToOrder,
): Promise<Outcome<NearestOrder, Refusal>> {
  const { customerId } = adding
  const before = await loadOrders(tx, { customerId, states: ['processing'] })
  const added = await addToOrder(app, tx, by, adding)
  if (!added.ok) return added
  const { orderId, warnings } = added.value
  const [after] = await loadOrders(tx, { customerId, orderId })
  const totalBefore = before.find(({ id }) => id === orderId)!.totalWithDepositCents
  return done({
    id: orderId,
    delivery_date: after!.deliveryOn,
    payment_type: after!.paymentMethod && paymentTypes.numberOf(after!.paymentMethod),
    total_before: eurosOf(totalBefore),
    total_after: eurosOf(after!.totalWithDepositCents),
    version: after!.version,
    warnings,
  })
}
