import type { App } from '../../app-context.ts'
import { expectChange } from '../../ledger/expected-changes.ts'
import { lockOrder } from '../../orders/order-record.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { foreseeSums } from '../foresee-order.ts'
import { findOrdersOfStop, type LockedStop } from '../runs/run-store.ts'
import { loadOutcomes } from './load-outcome.ts'

/** What a door has told counts at once for what its customer may buy on credit. */
export async function expectAtDoor(app: App, tx: Tx, { id: stopId }: LockedStop): Promise<void> {
  const told = (await loadOutcomes(tx, [stopId])).get(stopId)!
  for (const orderId of await findOrdersOfStop(tx, stopId)) {
    const order = (await lockOrder(tx, orderId))!
    if (order.status !== 'waitingForDelivery') continue
    const settled =
      told.state === 'delivered' ? await foreseeSums(app, tx, order, { stopId, told }) : null
    const { customerId } = order
    await expectChange(tx, { orderId, customerId, accountCents: settled?.accountCents ?? 0 })
  }
}
