import type { Refusal } from '../../contract/refusals.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { endOrder } from './end-order.ts'
import { orderFacts } from './order-facts.ts'
import { lockOrder } from './store.ts'

type Skipping = { customerId: number; orderId: number; reason: string }

/** An order of an autoship does not come this time: what was prepaid goes to the account, and its pieces to the shelf. */
export async function skipOrder(
  app: App,
  tx: Db,
  { customerId, orderId, reason }: Skipping,
): Promise<Outcome<null, Refusal>> {
  const order = await lockOrder(tx, customerId, orderId)
  if (!order) return refuse({ code: 'not_found' })
  if (order.status === 0) return done(null)
  const may = orderCan.edit(orderFacts(order))
  if (!may.ok) return refuse({ code: 'locked', extra: { reason: may.refusal } })
  await endOrder(app, tx, order, { kind: 'skipped', reason, madeBy: 'customer' })
  return done(null)
}
