import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { loadCart } from './load-cart.ts'
import { openCart } from './open-cart.ts'
import { putGoods } from './put-goods.ts'
import { spendCart } from './spend-cart.ts'
import { insertCart, lockCart } from './store.ts'

export type Merging = {
  /** The guest whose cart is given up. */
  fromCustomerId: number
  fromCartId: number
  customerId: number
  language: Language
}

/**
 * The lines of a guest's cart go into the customer's active one, quantities adding up; the first is then gone. Answers the names of
 * goods that come short.
 */
export async function mergeCarts(app: App, tx: Db, merging: Merging): Promise<string[]> {
  const { fromCustomerId, fromCartId, customerId, language } = merging
  const locked = await lockCart(tx, { customerId: fromCustomerId, cartId: fromCartId })
  if (locked?.status !== 1) return []
  const from = (await loadCart(tx, { customerId: fromCustomerId, cartId: fromCartId }))!
  if (from.copyOfId !== null) return []
  const now = app.clock.now()
  await insertCart(tx, customerId, now)
  const opened = await openCart(tx, { customerId })
  if (!opened.ok || opened.value.id === fromCartId) return []
  const short = await putGoods(app, tx, opened.value, from.items, language)
  await tx.deleteFrom('orderItems').where('orderId', '=', fromCartId).execute()
  await spendCart(tx, from, 'merged', now)
  return short
}

/** The lines of an order that was not paid go into the cart that the customer has begun since. */
export async function mergeOrder(
  app: App,
  tx: Db,
  { customerId, orderId }: { customerId: number; orderId: number },
): Promise<void> {
  const opened = await openCart(tx, { customerId })
  const from = await loadCart(tx, { customerId, cartId: orderId })
  if (opened.ok && from) await putGoods(app, tx, opened.value, from.items, from.customer.language)
}
