import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { SetStockRefusal } from './set-stock.ts'
import { insertMovement, lockStock } from './stock-movement.ts'

export type StockMovement = {
  goodId: number
  /** Pieces that came from a supplier, or that are no longer fit for sale. */
  kind: 'receipt' | 'write_off'
  pieces: number
  note: string
  /** Takes such a movement back. */
  isBack?: boolean | undefined
}

/** Pieces come to the stock or leave it; those that orders have reserved cannot leave. */
export async function moveStock(
  app: App,
  tx: Tx,
  by: Actor,
  { goodId, kind, pieces, note, isBack = false }: StockMovement,
): Promise<Outcome<{ now: number }, SetStockRefusal>> {
  const stock = await lockStock(tx, goodId)
  if (!stock) return refuse({ code: 'unknown_good' })
  if (!stock.isCounted) return refuse({ code: 'not_counted' })
  const quantity = (kind === 'receipt') === isBack ? -pieces : pieces
  const now = stock.onHand + quantity
  if (now < stock.reserved) return refuse({ code: 'reserved', reserved: stock.reserved })
  await insertMovement(app, tx, by, { goodId, kind, quantity, note })
  return done({ now })
}
