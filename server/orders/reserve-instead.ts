import { freeStock, reserveStock, type Shortage } from '../catalogue/stock.ts'
import type { Db } from '../platform/database/connect.ts'

/**
 * Frees what one row keeps (an order, its copy) and keeps the lines of the other instead. When something is short the first has its
 * own again: its pieces stay locked until the commit, so nobody has taken them meanwhile.
 */
export async function reserveInstead(
  tx: Db,
  fromId: number,
  toId: number,
): Promise<readonly Shortage[]> {
  await freeStock(tx, fromId)
  const reserved = await reserveStock(tx, toId)
  if (reserved.ok) return []
  await reserveStock(tx, fromId)
  return reserved.refusal.shortages
}
