import type { Refusal } from '../../contract/refusals.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { reread } from '../cart/read-cart.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { insertCopy } from './copy-store.ts'
import { orderFacts } from './order-facts.ts'
import { lockOrder } from './store.ts'

type Which = { customerId: number; orderId: number }

/** Opens an order for editing, on a copy that changes nothing until it is processed. Opened anew, the earlier copy is gone. */
export const copyOrder = (
  app: App,
  { customerId, orderId }: Which,
): Promise<Outcome<PricedCart, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const order = await lockOrder(tx, customerId, orderId)
    if (!order || order.status === 1) return refuse({ code: 'not_found' })
    const may = orderCan.edit(orderFacts(order))
    if (!may.ok) return refuse({ code: 'locked', extra: { reason: may.refusal } })
    const cartId = await insertCopy(tx, order, app.clock.now())
    return done(await reread(app, tx, { customerId, cartId }))
  })
