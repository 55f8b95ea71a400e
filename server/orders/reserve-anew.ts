import { freeStock, reserveStock, type Shortage } from '../catalogue/stock.ts'
import type { Db } from '../platform/database/connect.ts'

/**
 * Frees what an order keeps and keeps the lines of another row instead (its copy, or itself with other lines). When something
 * is short the order has its own again: its pieces stay locked until the commit, so nobody has taken them meanwhile.
 */
export async function reserveAnew(
  tx: Db,
  order: { id: number; customerId: number },
  forRowId: number,
): Promise<readonly Shortage[]> {
  const { id: orderId, customerId } = order
  await freeStock(tx, orderId)
  if (forRowId !== orderId) await freeStock(tx, forRowId)
  const reserved = await reserveStock(tx, { customerId, orderId: forRowId })
  if (reserved.ok) return []
  await reserveStock(tx, { customerId, orderId })
  return reserved.refusal.shortages
}
