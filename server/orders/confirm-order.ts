import type { Actor } from '../../domain/actor.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { firstDayToConfirm } from '../territory/delay-closing.ts'
import { changeOrder, lockOrder } from './order-record.ts'
import type { OrderRef } from './store.ts'

/** Confirms an autoship's order; a second time, or for any other order, it changes nothing. */
export async function confirmOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId }: OrderRef,
): Promise<Outcome<null, Refusal>> {
  const order = await lockOrder(tx, orderId, { customerId })
  if (!order) return refuse({ code: 'not_found' })
  const may = orderCan.confirm(order, await firstDayToConfirm(app, tx, order.deliveryOn))
  if (!may.ok && ['already_confirmed', 'needs_no_confirmation'].includes(may.refusal))
    return done(null)
  if (!may.ok) return refuse({ code: 'locked', reason: may.refusal })
  const at = app.clock.now()
  const values = { confirmedAt: at }
  await changeOrder(tx, by, order, { kind: 'confirmed', at, values })
  return done(null)
}
