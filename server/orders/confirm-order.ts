import type { Refusal } from '../../contract/refusals.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Backend as App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { insertChange, lockOrder, type OrderRef, updateOrder } from './store.ts'

/** Confirms an autoship's order; a second time, or for any other order, it changes nothing. */
export const confirmOrder = (
  app: App,
  { customerId, orderId }: OrderRef,
): Promise<Outcome<null, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const order = await lockOrder(tx, customerId, orderId)
    if (!order || order.status === 'cart') return refuse({ code: 'not_found' })
    const may = orderCan.confirm(order)
    if (!may.ok && ['already_confirmed', 'needs_no_confirmation'].includes(may.refusal))
      return done(null)
    if (!may.ok) return refuse({ code: 'locked', extra: { reason: may.refusal } })
    const madeAt = app.clock.now()
    const version = order.version + 1
    await updateOrder(tx, orderId, { confirmedAt: madeAt, version, updatedAt: madeAt })
    await insertChange(tx, {
      customerId,
      orderId,
      version,
      kind: 'confirmed',
      madeBy: 'customer',
      madeAt,
    })
    return done(null)
  })
