import type { DoorLine } from '../../domain/dispatch/delivered-order.ts'
import { type Outcome, refuse } from '../../domain/outcome.ts'
import type { Db } from '../platform/database/connect.ts'
import { deductStock } from '../stock/deduct-stock.ts'
import { releaseStock, type Shortage } from '../stock/reserve-stock.ts'

/** The stock holds fewer pieces than were left, so its count must be corrected first. */
export type NotInStock = { code: 'not_in_stock'; goodIds: number[] }

type Deduction = {
  orderId: number
  customerId: number
  deliveryId: number
  lines: readonly DoorLine[]
}

export async function deductPieces(
  tx: Db,
  { orderId, customerId, deliveryId, lines }: Deduction,
): Promise<Outcome<null, NotInStock>> {
  await releaseStock(tx, orderId)
  const pieces = lines.filter((line) => line.isCounted && line.left > 0)
  const deducted = await deductStock(tx, {
    kind: 'delivery',
    causeId: deliveryId,
    customerId,
    lines: pieces.map(({ goodId, left }) => ({ goodId, count: left })),
  })
  return deducted.ok ? deducted : refuse(notInStock(deducted.refusal.shortages))
}

export const notInStock = (shortages: readonly Shortage[]): NotInStock => ({
  code: 'not_in_stock',
  goodIds: shortages.map(({ goodId }) => goodId),
})
