import { sql } from 'kysely'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'

export type SetStockRefusal =
  | { code: 'unknown_good' }
  | { code: 'not_counted' }
  | { code: 'reserved'; reserved: number }

/** The pieces counted become the stock; it cannot fall below what orders have reserved. */
export const setStock = (
  db: Db,
  { goodId, pieces, note }: { goodId: number; pieces: number; note: string },
): Promise<Outcome<{ before: number }, SetStockRefusal>> =>
  inTransaction(db, async (tx) => {
    const stock = await lockStock(tx, goodId)
    if (!stock) return refuse({ code: 'unknown_good' })
    if (!stock.isCounted) return refuse({ code: 'not_counted' })
    if (pieces < stock.reserved) return refuse({ code: 'reserved', reserved: stock.reserved })
    if (pieces !== stock.onHand)
      await insertCount(tx, { goodId, quantity: pieces - stock.onHand, note })
    return done({ before: stock.onHand })
  })

/**
 * Locks both rows: the good's against a second first count (it has no row of stock yet), the
 * stock's against deliveries and orders.
 */
async function lockStock(tx: Db, goodId: number) {
  const { rows } = await sql<{ isCounted: boolean; onHand: number; reserved: number }>`
    with good as materialized (
      select id, is_counted from goods where id = ${goodId} for no key update),
    its as materialized (
      select on_hand, reserved from stock
      where good_id = (select id from good) for no key update)
    select is_counted, coalesce(on_hand, 0) as on_hand, coalesce(reserved, 0) as reserved
    from good left join its on true`.execute(tx)
  return rows[0]
}

/** The movement names the entry in the audit trail as its cause. */
async function insertCount(
  tx: Db,
  { goodId, quantity, note }: { goodId: number; quantity: number; note: string },
): Promise<void> {
  const causeId = await audit(tx, {
    actor: 'operator',
    action: 'stock.counted',
    subject: 'good',
    subjectId: goodId,
  })
  await tx
    .insertInto('stockMovements')
    .values({ goodId, quantity, note, kind: 'count', causeKind: 'audit', causeId })
    .execute()
}

/** The pieces that an imported file counted become the stock, in one statement. */
export async function setImportedStock(
  tx: Db,
  causeId: number,
  counts: readonly { goodId: number; pieces: number }[],
): Promise<void> {
  const goodIds = counts.map(({ goodId }) => goodId)
  const pieces = counts.map((count) => count.pieces)
  await sql`
    with counted as (
      select * from unnest(${goodIds}::int[], ${pieces}::int[]) as c (good_id, pieces)),
    locked as materialized (
      select good_id, on_hand from stock where good_id in (select good_id from counted)
      order by good_id for no key update)
    insert into stock_movements (good_id, quantity, kind, cause_kind, cause_id)
    select good_id, pieces - coalesce(on_hand, 0), 'count', 'import', ${causeId}
    from counted left join locked using (good_id) where pieces <> coalesce(on_hand, 0)`.execute(tx)
}
