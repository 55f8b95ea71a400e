import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { changeItem } from '../cart/change-item.ts'
import type { Tx } from '../platform/database/connect.ts'
import { copyOrder } from './copy-order.ts'
import { editOrder } from './edit-order.ts'

type Change = {
  customerId: number
  orderId: number
  goodId: number
  ordered: number
  returned?: number | undefined
}

/** Sets the quantity of one good in an order: opens the copy, edits and settles it in one step. */
export async function changeOrderLine(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, goodId, ...change }: Change,
): Promise<Outcome<null, Refusal>> {
  const copied = await copyOrder(app, tx, by, { customerId, orderId })
  if (!copied.ok) return copied
  const { id: cartId, items } = copied.value.cart
  const line = items.find((item) => item.goodId === goodId)
  const returned = change.returned ?? line?.returned ?? 0
  if (!line && change.ordered + returned === 0) return done(null)
  const item = { ...(line && { id: line.id }), goodId, order: change.ordered, return: returned }
  const changed = await changeItem(app, tx, by, { customerId, cartId, change: item })
  if (!changed.ok) return changed
  const { requested, granted } = changed.value
  if (granted < requested) return refuse({ code: 'cart_changed', requested, granted })
  const edited = await editOrder(app, tx, by, { customerId, copyId: cartId })
  return edited.ok ? done(null) : edited
}
