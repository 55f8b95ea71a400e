import type { Actor } from '../../domain/actor.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { addGoods } from './add-goods.ts'
import { closeCart } from './close-cart.ts'
import { loadCart } from './load-cart.ts'
import { lockCart } from './lock-cart.ts'
import { insertCart, lockCartRow } from './store.ts'

export type Merging = {
  /** The guest that the cart belongs to. */
  fromCustomerId: number
  fromCartId: number
  customerId: number
  language: Language
}

/**
 * Adds the lines of a guest's cart to the customer's active cart and closes the guest's cart.
 * Returns the names of goods that run short.
 */
export async function mergeCarts(
  app: App,
  tx: Tx,
  _by: Actor,
  merging: Merging,
): Promise<string[]> {
  const { fromCustomerId, fromCartId, customerId, language } = merging
  const locked = await lockCartRow(tx, { customerId: fromCustomerId, cartId: fromCartId })
  if (locked?.status !== 'cart') return []
  const from = (await loadCart(tx, { customerId: fromCustomerId, cartId: fromCartId }))!
  if (from.copyOfId !== null) return []
  const now = app.clock.now()
  await insertCart(tx, customerId, now)
  const opened = await lockCart(tx, { customerId })
  if (!opened.ok || opened.value.id === fromCartId) return []
  const short = await addGoods(app, tx, opened.value, from.items, language)
  await tx.deleteFrom('orderItems').where('orderId', '=', fromCartId).execute()
  await closeCart(tx, from, 'merged', now)
  return short
}

/** Adds the lines of an unpaid order to the cart that the customer has started since. */
export async function mergeOrder(
  app: App,
  tx: Tx,
  { customerId, orderId }: { customerId: number; orderId: number },
): Promise<void> {
  const opened = await lockCart(tx, { customerId })
  const from = await loadCart(tx, { customerId, cartId: orderId })
  if (opened.ok && from) await addGoods(app, tx, opened.value, from.items, from.customer.language)
}
