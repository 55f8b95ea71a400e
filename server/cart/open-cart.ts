import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/refusals.ts'
import type { Db } from '../platform/database/connect.ts'
import { loadCart, type LoadedCart, type WhichCart } from './load-cart.ts'
import { lockCart } from './store.ts'

/** Locks a cart or a copy for a change; an order that it has become meanwhile is named. */
export async function openCart(tx: Db, which: WhichCart): Promise<Outcome<LoadedCart, Refusal>> {
  const row = await lockCart(tx, which)
  if (!row) return refuse({ code: 'not_found' })
  if (row.status !== 1) return refuse({ code: 'locked', extra: { order: { id: row.id } } })
  return done((await loadCart(tx, { customerId: which.customerId, cartId: row.id }))!)
}
