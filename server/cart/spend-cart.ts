import type { Db } from '../platform/database/connect.ts'

/** A cart that was never an order goes without a trace; one that was is kept, cancelled. */
export async function spendCart(
  tx: Db,
  cart: { id: number; wasPlaced: boolean },
  reason: string,
  now: Date,
): Promise<void> {
  if (!cart.wasPlaced)
    return void (await tx.deleteFrom('orders').where('id', '=', cart.id).execute())
  await tx
    .updateTable('orders')
    .set({ status: 0, cancelledAt: now, cancelReason: reason, updatedAt: now })
    .where('id', '=', cart.id)
    .execute()
}
