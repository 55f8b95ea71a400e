import type { Actor } from '../../domain/actor.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { addGoods } from './add-goods.ts'
import { lockCart } from './lock-cart.ts'
import { deleteCart } from './delete-cart.ts'
import { insertCart } from './store.ts'

export type Merging = {
  /** The guest that the cart belongs to. */
  fromCustomerId: number
  fromCartId: number
  customerId: number
  language: Language
}

/**
 * Adds the lines of a guest's cart to the customer's active cart and deletes the guest's cart.
 * Returns the names of goods that run short.
 */
export async function mergeCarts(
  app: App,
  tx: Tx,
  _by: Actor,
  merging: Merging,
): Promise<string[]> {
  const { fromCustomerId, fromCartId, customerId, language } = merging
  const locked = await lockCart(tx, { customerId: fromCustomerId, cartId: fromCartId })
  if (!locked.ok || locked.value.copyOfId !== null) return []
  await insertCart(tx, customerId, app.clock.now())
  const opened = await lockCart(tx, { customerId })
  if (!opened.ok || opened.value.id === fromCartId) return []
  const short = await addGoods(app, tx, opened.value, locked.value.items, language)
  await deleteCart(tx, fromCartId)
  return short
}
