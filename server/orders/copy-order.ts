import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { insertCopy } from '../cart/copies.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { rereadCart } from '../cart/read-cart.ts'
import type { Tx } from '../platform/database/connect.ts'
import { clockOfDelivery } from '../territory/region-days.ts'
import { lockOrder } from './order-record.ts'
import type { OrderRef } from './store.ts'

/**
 * Opens an order for editing on a copy; the order stays as it is until the copy is processed.
 * Opening it again replaces the copy.
 */
export async function copyOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId }: OrderRef,
): Promise<Outcome<PricedCart, Refusal>> {
  const order = await lockOrder(tx, orderId, { customerId })
  if (!order) return refuse({ code: 'not_found' })
  const { firstOpenDay } = await clockOfDelivery(app)
  const may = orderCan.edit(order, firstOpenDay)
  if (!may.ok) return refuse({ code: 'locked', reason: may.refusal })
  const cartId = await insertCopy(tx, by, { orderId, now: app.clock.now() })
  return done(await rereadCart(app, tx, { customerId, cartId }))
}
