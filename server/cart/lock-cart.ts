import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Tx } from '../platform/database/connect.ts'
import { type CartRef, type CartWithGoods, loadCart } from './load-cart.ts'
import { lockCartRowPipelined } from './store.ts'

/** Locks a cart or a copy for a change, and refuses one that has become an order meanwhile. */
export async function lockCart(tx: Tx, ref: CartRef): Promise<Outcome<CartWithGoods, Refusal>> {
  await lockCartRowPipelined(tx, ref)
  const cart = await loadCart(tx, ref)
  if (!cart) return refuse({ code: 'not_found' })
  return cart.status === 'cart' ? done(cart) : refuse({ code: 'locked', order: { id: cart.id } })
}
