import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { addGoods, type GoodToAdd } from '../cart/add-goods.ts'
import { changeItem } from '../cart/change-item.ts'
import { insertCopy } from '../cart/copies.ts'
import { lockCart } from '../cart/lock-cart.ts'
import { createCart } from '../cart/read-cart.ts'
import type { Tx } from '../platform/database/connect.ts'
import { editOrder } from './edit-order.ts'
import { lockOrder } from './order-record.ts'
import type { OrderRef } from './store.ts'

type TakingOut = OrderRef & { version: number; notes: string; lines: readonly GoodToAdd[] }

/**
 * Undoes `addToOrder` while nothing else has changed the order: its goods and its note are as they
 * were, the difference is settled, and the goods are in the cart again. The caller rolls a refusal
 * back.
 */
export async function takeOutOfOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, version, notes, lines }: TakingOut,
): Promise<Outcome<{ orderId: number }, Refusal>> {
  const order = await lockOrder(tx, orderId, { customerId })
  if (!order) return refuse({ code: 'not_found' })
  if (order.version !== version) return refuse({ code: 'stale', order: { id: orderId } })
  const copyId = await insertCopy(tx, by, { orderId, now: app.clock.now() })
  const taken = await takeFromCopy(app, tx, by, { customerId, copyId, lines })
  if (!taken.ok) return taken
  const edited = await editOrder(app, tx, by, { customerId, copyId, change: { notes } })
  if (!edited.ok) return edited
  await createCart(app, tx, by, customerId)
  const cart = await lockCart(tx, { customerId })
  if (!cart.ok) return cart
  await addGoods(app, tx, cart.value, lines, cart.value.customer.language)
  return done({ orderId })
}

type Taking = { customerId: number; copyId: number; lines: readonly GoodToAdd[] }

async function takeFromCopy(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, copyId, lines }: Taking,
): Promise<Outcome<null, Refusal>> {
  const copy = await lockCart(tx, { customerId, cartId: copyId })
  if (!copy.ok) return copy
  const items = new Map(copy.value.items.map((item) => [item.goodId, item]))
  for (const { goodId, ordered, returned } of lines) {
    const item = items.get(goodId)
    if (!item || item.ordered < ordered || item.returned < returned)
      return refuse({ code: 'conflict' })
    const order = item.ordered - ordered
    const change = { id: item.id, goodId, order, return: item.returned - returned }
    const changed = await changeItem(app, tx, by, { customerId, cartId: copyId, change })
    if (!changed.ok) return changed
  }
  return done(null)
}
