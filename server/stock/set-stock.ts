import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { audit } from '../platform/audit-trail.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'

export type SetStockRefusal =
  | { code: 'unknown_good' }
  | { code: 'not_counted' }
  | { code: 'reserved'; reserved: number }

/** The pieces counted become the stock; it cannot fall below what orders have reserved. */
export async function setStock(
  tx: Tx,
  by: Actor,
  { goodId, pieces, note }: { goodId: number; pieces: number; note: string },
): Promise<Outcome<{ before: number }, SetStockRefusal>> {
  const stock = await lockStock(tx, goodId)
  if (!stock) return refuse({ code: 'unknown_good' })
  if (!stock.isCounted) return refuse({ code: 'not_counted' })
  if (pieces < stock.reserved) return refuse({ code: 'reserved', reserved: stock.reserved })
  if (pieces !== stock.onHand)
    await insertCount(tx, by, { goodId, quantity: pieces - stock.onHand, note })
  return done({ before: stock.onHand })
}

/**
 * Locks both rows: the good's against a second first count (it has no row of stock yet), the
 * stock's against deliveries and orders.
 */
async function lockStock(tx: Tx, goodId: number) {
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
  tx: Tx,
  by: Actor,
  { goodId, quantity, note }: { goodId: number; quantity: number; note: string },
): Promise<void> {
  const causeId = await audit(tx, by, {
    action: 'stock.counted',
    subject: 'good',
    subjectId: goodId,
    details: { quantity },
    ...(note && { reason: note }),
    kept: 'books',
  })
  await tx
    .insertInto('stockMovements')
    .values({
      goodId,
      quantity,
      note,
      kind: 'count',
      causeKind: 'audit',
      causeId,
      ...actorColumns(by),
    })
    .execute()
}

/** The pieces that an imported file counted become the stock, in one statement. */
export async function setImportedStock(
  tx: Tx,
  by: Actor,
  causeId: number,
  counts: readonly { goodId: number; pieces: number }[],
): Promise<void> {
  const goodIds = counts.map(({ goodId }) => goodId)
  const pieces = counts.map((count) => count.pieces)
  const { actorKind, actorId, onBehalfOf } = actorColumns(by)
  await sql`
    with counted as (
      select * from unnest(${goodIds}::int[], ${pieces}::int[]) as c (good_id, pieces)),
    locked as materialized (
      select good_id, on_hand from stock where good_id in (select good_id from counted)
      order by good_id for no key update)
    insert into stock_movements (good_id, quantity, kind, cause_kind, cause_id,
      actor_kind, actor_id, on_behalf_of)
    select good_id, pieces - coalesce(on_hand, 0), 'count', 'import', ${causeId},
      ${actorKind}, ${actorId}::bigint, ${onBehalfOf}::bigint
    from counted left join locked using (good_id) where pieces <> coalesce(on_hand, 0)`.execute(tx)
}
