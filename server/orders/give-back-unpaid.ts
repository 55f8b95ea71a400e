import type { House } from '../house.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { giveBackOrder } from './give-back-order.ts'
import { unpaidOrders } from './store.ts'

/** Orders whose time to be paid is over; one that cannot be given back must not keep the others waiting. */
export async function giveBackUnpaid(house: House): Promise<void> {
  const failed: unknown[] = []
  for (const { id: orderId, customerId } of await unpaidOrders(house.db, house.clock.now()))
    await inTransaction(house.db, (tx) =>
      giveBackOrder(house, tx, { customerId, orderId, madeBy: 'system' }),
    ).catch((error: unknown) => failed.push(error))
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} unpaid orders could not be given back`)
}
