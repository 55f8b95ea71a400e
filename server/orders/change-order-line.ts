import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { changeItem } from '../cart/change-item.ts'
import type { Tx } from '../platform/database/connect.ts'
import { copyOrder } from './copy-order.ts'
import { editOrder, type MovePlan } from './edit-order.ts'

export type LineChange = { goodId: number; ordered: number; returned?: number | undefined }

type Change = LineChange & { customerId: number; orderId: number }

/** Sets the quantity of one good in an order. */
export const changeOrderLine = (
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, ...line }: Change,
): Promise<Outcome<null, Refusal>> =>
  changeOrderAtOnce(app, tx, by, { customerId, orderId, lines: [line] })

type Changes = {
  customerId: number
  orderId: number
  lines?: readonly LineChange[] | undefined
  addressId?: number | undefined
  day?: Day
  notes?: string | undefined
}

/** Opens the copy of an order, edits and settles it in one step. */
export async function changeOrderAtOnce(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, lines = [], addressId, day, notes }: Changes,
  movePlan?: MovePlan,
): Promise<Outcome<null, Refusal>> {
  const copied = await copyOrder(app, tx, by, { customerId, orderId })
  if (!copied.ok) return copied
  const { id: copyId, items } = copied.value.cart
  let isChanged = addressId !== undefined || notes !== undefined
  for (const { goodId, ordered, ...back } of lines) {
    const line = items.find((item) => item.goodId === goodId)
    const returned = back.returned ?? line?.returned ?? 0
    if (!line && ordered + returned === 0) continue
    const change = { ...(line && { id: line.id }), goodId, order: ordered, return: returned }
    const changed = await changeItem(app, tx, by, { customerId, cartId: copyId, change })
    if (!changed.ok) return changed
    const { requested, granted } = changed.value
    if (granted < requested) return refuse({ code: 'cart_changed', requested, granted })
    isChanged = true
  }
  if (!isChanged) return done(null)
  const change = {
    ...(addressId !== undefined && { address_id: addressId }),
    ...(day !== undefined && { delivery_date: day }),
    ...(notes !== undefined && { notes }),
  }
  const edited = await editOrder(app, tx, by, { customerId, copyId, change }, movePlan)
  return edited.ok ? done(null) : edited
}
