import { orderGivenBack } from '../../domain/ledger/money-in.ts'
import type { App } from '../app-context.ts'
import { post } from '../ledger/post.ts'
import type { Db } from '../platform/database/connect.ts'
import { type HeldThings, releaseOrder } from './give-back-order.ts'
import { insertChange, type LockedOrder, type OrderChange, updateOrder } from './store.ts'

export type Ending = {
  kind: 'cancelled' | 'skipped'
  reason: string
  madeBy: OrderChange['madeBy']
}

export type OrderToEnd = HeldThings & Pick<LockedOrder, 'prepaidCents'>

/** Ends a locked order for good: pieces, code and bonus go back, and what was prepaid is the customer's again. */
export async function endOrder(app: App, tx: Db, order: OrderToEnd, ending: Ending): Promise<void> {
  const { id: orderId, customerId, prepaidCents } = order
  const at = app.clock.now()
  const version = order.version + 1
  await releaseOrder(tx, order, ending.kind, at)
  const cause = { kind: 'order', id: orderId, step: `${ending.kind}:${version}` } as const
  await post(tx, { customerId, orderId, at, cause, entry: orderGivenBack(prepaidCents) })
  await updateOrder(tx, orderId, {
    status: 0,
    version,
    cancelledAt: at,
    cancelReason: ending.reason,
    awaitedCents: 0,
    payUntil: null,
    updatedAt: at,
  })
  await tx.deleteFrom('orders').where('copyOfId', '=', orderId).execute()
  await insertChange(tx, {
    customerId,
    orderId,
    version,
    kind: ending.kind,
    madeBy: ending.madeBy,
    madeAt: at,
  })
}
