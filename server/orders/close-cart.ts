import type { Actor } from '../../domain/actor.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import { deleteCart } from '../cart/delete-cart.ts'
import type { Tx } from '../platform/database/connect.ts'
import { changeOrder } from './order-record.ts'

type Closing = { cart: LoadedCart; reason: string; at: Date }

/** Deletes a locked cart; the order that had returned to it is cancelled. */
export async function closeCart(
  tx: Tx,
  by: Actor,
  { cart: { id, customerId, version, wasPlaced }, reason, at }: Closing,
): Promise<void> {
  await deleteCart(tx, id)
  if (!wasPlaced) return
  const order = { id, customerId, version, status: 'returnedToCart' as const }
  const values = { cancelledAt: at, cancelReason: reason }
  await changeOrder(tx, by, order, { to: 'cancelled', kind: 'cancelled', at, values })
}
