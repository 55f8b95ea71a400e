import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { giveBackOrder } from './give-back-order.ts'
import { lockOrder } from './store.ts'

/**
 * Whoever left the bank without paying has the cart back, to choose another way. Should the bank report money for it after
 * all, the money goes to the account. A second press finds the cart.
 */
export const takeBackOrder = (
  app: App,
  which: { customerId: number; orderId: number },
): Promise<Outcome<null, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const order = await lockOrder(tx, which.customerId, which.orderId)
    if (!order) return refuse({ code: 'not_found' })
    if (order.status === 1) return done(null)
    if (order.status !== 2) return refuse({ code: 'locked', extra: { order: { id: order.id } } })
    await giveBackOrder(app, tx, { ...which, madeBy: 'customer' })
    return done(null)
  })
