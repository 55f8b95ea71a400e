import type { Actor } from '../../domain/actor.ts'
import type { SettledDelivery } from '../../domain/dispatch/delivered-order.ts'
import { bonusEarned } from '../../domain/ledger/bonus-entries.ts'
import { orderDelivered } from '../../domain/ledger/delivered.ts'
import { changeOf } from '../../domain/ledger/entry.ts'
import { advanceVatOf } from '../ledger/advance-vat.ts'
import { post } from '../ledger/post.ts'
import type { LockedOrder } from '../orders/order-record.ts'
import type { Tx } from '../platform/database/connect.ts'
import { hasReversedDelivery } from './delivery-store.ts'

/** What a delivery changes in the ledger: deposit, sum, bonus. */
export async function postDelivery(
  tx: Tx,
  by: Actor,
  { id: orderId, customerId }: Pick<LockedOrder, 'id' | 'customerId'>,
  { deliveryId, settled }: { deliveryId: number; settled: SettledDelivery },
  at: Date,
): Promise<void> {
  // A step is posted once, so a delivery after a reversed one has steps of its own.
  const again = (await hasReversedDelivery(tx, orderId)) ? `:${deliveryId}` : ''
  const cause = (step: string) => ({ kind: 'order', id: orderId, step: `${step}${again}` }) as const
  for (const entry of orderDelivered(settled.ledger, await advanceVatOf(tx, orderId))) {
    // Deposit charged and deposit returned are two transactions of one delivery.
    const step = changeOf('deposit', entry) < 0 ? 'bottles-back' : 'delivered'
    await post(tx, { customerId, orderId, cause: cause(step), entry, at, by })
  }
  const bonus = bonusEarned(settled.bonusEarnedCents + settled.bonusGivenBackCents)
  await post(tx, { customerId, orderId, cause: cause('delivered'), entry: bonus, at, by })
}
