import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { giveBackOrder } from './give-back-order.ts'
import { unpaidOrders } from './store.ts'

/** Orders whose time to be paid is over; one that cannot be given back must not keep the others waiting. */
export async function giveBackUnpaid(app: App): Promise<void> {
  const failed: unknown[] = []
  for (const { id: orderId, customerId } of await unpaidOrders(app.db, app.clock.now()))
    await inTransaction(app.db, (tx) =>
      giveBackOrder(app, tx, { customerId, orderId, madeBy: 'system' }),
    ).catch((error: unknown) => failed.push(error))
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} unpaid orders could not be given back`)
}
