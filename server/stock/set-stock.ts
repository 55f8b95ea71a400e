import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { insertMovement, lockStock } from './stock-movement.ts'

export type SetStockRefusal =
  | { code: 'unknown_good' }
  | { code: 'not_counted' }
  | { code: 'reserved'; reserved: number }

/** The pieces counted become the stock; it cannot fall below what orders have reserved. */
export async function setStock(
  app: App,
  tx: Tx,
  by: Actor,
  { goodId, pieces, note }: { goodId: number; pieces: number; note: string },
): Promise<Outcome<{ before: number }, SetStockRefusal>> {
  const stock = await lockStock(tx, goodId)
  if (!stock) return refuse({ code: 'unknown_good' })
  if (!stock.isCounted) return refuse({ code: 'not_counted' })
  if (pieces < stock.reserved) return refuse({ code: 'reserved', reserved: stock.reserved })
  if (pieces !== stock.onHand)
    await insertMovement(app, tx, by, {
      goodId,
      kind: 'count',
      quantity: pieces - stock.onHand,
      note,
    })
  return done({ before: stock.onHand })
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
