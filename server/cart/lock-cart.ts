import { sql } from 'kysely'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Tx } from '../platform/database/connect.ts'
import { pipelined } from '../platform/database/pipelined.ts'
import { sharedDayLock } from '../territory/lock-day.ts'
import { type CartWithGoods, loadCart } from './load-cart.ts'
import { type CartRef, isCart } from './store.ts'

/** Locks a cart or a copy for a change, and refuses one that has become an order meanwhile. */
export async function lockCart(tx: Tx, ref: CartRef): Promise<Outcome<CartWithGoods, Refusal>> {
  // The lock's answer is not needed. The lines are read in the next statement: lines read in the
  // same one may be older than the lock.
  await sql`${pipelined} select from carts where ${isCart(ref)} for update`.execute(tx)
  const cart = await loadCart(tx, ref)
  if (cart) return done(cart)
  const order = await orderOfCart(tx, ref)
  return refuse(order ? { code: 'locked', order } : { code: 'not_found' })
}

const orderOfCart = async (tx: Tx, { customerId, cartId }: CartRef) =>
  cartId !== undefined &&
  tx
    .selectFrom('orders')
    .select('id')
    .where('customerId', '=', customerId)
    .where('id', '=', cartId)
    .executeTakeFirst()

/** Locks a cart that is being ordered, and its day, which may not close meanwhile. */
export const lockCartForPlacement = (tx: Tx, ref: CartRef) =>
  sql`${pipelined} select ${sharedDayLock(sql`delivery_on`)} from carts
    where ${isCart(ref)} for update`.execute(tx)
