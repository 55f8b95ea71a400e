import type { Actor } from '../../domain/actor.ts'
import { type Outcome, refuse } from '../../domain/outcome.ts'
import type { Tx } from '../platform/database/connect.ts'
import { deductStock, type StockDeduction } from '../stock/deduct-stock.ts'
import { releaseStock } from '../stock/reserve-stock.ts'

/** The stock holds fewer pieces than were left, so its count must be corrected first. */
export type NotInStock = { code: 'not_in_stock'; goodIds: number[] }

/** Replaces an order's reservations by the pieces that left the stock. */
export async function deductPieces(
  tx: Tx,
  by: Actor,
  orderId: number,
  deduction: StockDeduction,
): Promise<Outcome<null, NotInStock>> {
  await releaseStock(tx, orderId)
  const deducted = await deductStock(tx, by, deduction)
  if (deducted.ok) return deducted
  const goodIds = deducted.refusal.shortages.map(({ goodId }) => goodId)
  return refuse({ code: 'not_in_stock', goodIds })
}
