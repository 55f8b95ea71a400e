import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { countPieces, lockStock } from './stock-store.ts'

type NotSet =
  | { code: 'unknown_good' }
  | { code: 'not_counted' }
  | { code: 'reserved'; reserved: number }

/** What was counted on the shelf becomes the stock; pieces that orders keep cannot be counted away. */
export const setStock = (
  db: Db,
  { goodId, pieces, note }: { goodId: number; pieces: number; note: string },
): Promise<Outcome<{ before: number }, NotSet>> =>
  inTransaction(db, async (tx) => {
    const stock = await lockStock(tx, goodId)
    if (!stock) return refuse({ code: 'unknown_good' })
    if (!stock.isCounted) return refuse({ code: 'not_counted' })
    if (pieces < stock.reserved) return refuse({ code: 'reserved', reserved: stock.reserved })
    if (pieces !== stock.onHand)
      await countPieces(tx, { goodId, quantity: pieces - stock.onHand, note })
    return done({ before: stock.onHand })
  })
