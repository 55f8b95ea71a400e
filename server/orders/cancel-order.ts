import type { Refusal } from '../../contract/refusals.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { endOrder } from './end-order.ts'
import { tellCancelled } from './tell-customer.ts'
import { orderFacts } from './order-facts.ts'
import { lockOrder } from './store.ts'

type Which = { customerId: number; orderId: number }

/** The customer's own cancelling; a second click finds it done. */
export const cancelOrder = (
  app: App,
  { customerId, orderId }: Which,
): Promise<Outcome<null, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const order = await lockOrder(tx, customerId, orderId)
    if (!order || order.status === 1) return refuse({ code: 'not_found' })
    if (order.status === 0) return done(null)
    const may = orderCan.cancel(orderFacts(order))
    if (!may.ok) return refuse({ code: 'locked', extra: { reason: may.refusal } })
    await endOrder(app, tx, order, { kind: 'cancelled', reason: 'customer', madeBy: 'customer' })
    await tellCancelled(tx, order)
    return done(null)
  })
