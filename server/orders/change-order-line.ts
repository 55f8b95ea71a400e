import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { changeItem } from '../cart/change-item.ts'
import { inTransaction } from '../platform/database/transaction.ts'
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
export const changeOrderLine = (
  app: AppWithDb,
  { customerId, orderId, goodId, ...change }: Change,
) =>
  inTransaction(app.db, async (tx): Promise<Outcome<null, Refusal>> => {
    const inside = { ...app, db: tx }
    const copied = await copyOrder(inside, { customerId, orderId })
    if (!copied.ok) return copied
    const { id: cartId, items } = copied.value.cart
    const line = items.find((item) => item.goodId === goodId)
    const returned = change.returned ?? line?.returned ?? 0
    if (!line && change.ordered + returned === 0) return done(null)
    const item = { ...(line && { id: line.id }), goodId, order: change.ordered, return: returned }
    const changed = await changeItem(inside, { customerId, cartId }, item)
    if (!changed.ok) return changed
    const { requested, granted } = changed.value
    if (granted < requested) return refuse({ code: 'cart_changed', extra: { requested, granted } })
    const edited = await editOrder(
      inside,
      { customerId, copyId: cartId, changeAutoship: false },
      undefined,
    )
    return edited.ok ? done(null) : edited
  })
