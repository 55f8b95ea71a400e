import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/refusals.ts'
import type { Db } from '../platform/database/connect.ts'
import { type CartWithGoods, loadCart, type WhichCart } from './load-cart.ts'
import { holdCart } from './store.ts'

/** Locks a cart or a copy for a change; an order that it has become meanwhile is named. */
export async function openCart(tx: Db, which: WhichCart): Promise<Outcome<CartWithGoods, Refusal>> {
  await holdCart(tx, which)
  const cart = await loadCart(tx, which)
  if (!cart) return refuse({ code: 'not_found' })
  return cart.status === 1
    ? done(cart)
    : refuse({ code: 'locked', extra: { order: { id: cart.id } } })
}
