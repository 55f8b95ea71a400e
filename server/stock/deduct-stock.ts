import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { Shortage } from './reserve-stock.ts'

export type StockDeduction = {
  /** A delivery by our courier or a parcel handed over. */
  kind: 'delivery' | 'shipment'
  causeId: number
  customerId: number
  lines: readonly { goodId: number; count: number }[]
}

/**
 * Deducts delivered pieces of counted goods. Release the order's reservations first. A good that
 * the same cause has already deducted is left out, so that a second call changes nothing.
 */
export async function deductStock(
  tx: Tx,
  by: Actor,
  { kind, causeId, customerId, lines }: StockDeduction,
): Promise<Outcome<null, { shortages: Shortage[] }>> {
  const goodIds = lines.map(({ goodId }) => goodId)
  const counts = lines.map(({ count }) => count)
  const { actorKind, actorId, onBehalfOf } = actorColumns(by)
  const movement = kind === 'delivery' ? 'delivered' : 'handed_over'
  const { rows } = await sql<Shortage>`
    with wanted as (
      select u.good_id, sum(u.count)::int as count
      from unnest(${goodIds}::int[], ${counts}::int[]) as u (good_id, count)
      join goods g on g.id = u.good_id and g.is_counted
      where not exists (select from stock_movements m
        where m.good_id = u.good_id and m.cause_kind = ${kind} and m.cause_id = ${causeId})
      group by u.good_id having sum(u.count) > 0),
    locked as materialized (
      select s.good_id, s.on_hand - s.reserved as available from stock s
      where s.good_id in (select good_id from wanted) order by s.good_id for no key update),
    short as (
      select w.good_id, w.count as wanted, coalesce(l.available, 0) as available
      from wanted w left join locked l using (good_id) where w.count > coalesce(l.available, 0)),
    deducted as (
      insert into stock_movements (good_id, quantity, kind, cause_kind, cause_id, customer_id,
        actor_kind, actor_id, on_behalf_of)
      select good_id, -count, ${movement}, ${kind}, ${causeId}, ${customerId},
        ${actorKind}, ${actorId}::bigint, ${onBehalfOf}::bigint
      from wanted where not exists (select from short)
      on conflict do nothing)
    select good_id, wanted, available from short order by good_id`.execute(tx)
  return rows.length > 0 ? refuse({ shortages: rows }) : done(null)
}
