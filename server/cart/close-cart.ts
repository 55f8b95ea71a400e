import type { Tx } from '../platform/database/connect.ts'

/** Deletes a cart that was never placed; a cart that came back from an order is cancelled. */
export async function closeCart(
  tx: Tx,
  cart: { id: number; wasPlaced: boolean },
  reason: string,
  now: Date,
): Promise<void> {
  if (!cart.wasPlaced)
    return void (await tx.deleteFrom('orders').where('id', '=', cart.id).execute())
  await tx
    .updateTable('orders')
    .set({ status: 'cancelled', cancelledAt: now, cancelReason: reason, updatedAt: now })
    .where('id', '=', cart.id)
    .execute()
}
