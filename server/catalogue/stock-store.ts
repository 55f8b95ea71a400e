import { sql } from 'kysely'
import { audit } from '../platform/audit-trail.ts'
import type { Db } from '../platform/database/connect.ts'
import { sentAhead } from '../platform/database/sent-ahead.ts'
import type { Shortage, Taking } from './stock.ts'

/** One statement: lock the stock in the order of goods, see what is short, and reserve only when nothing is. */
export async function reserveOrderItems(tx: Db, orderIds: readonly number[]): Promise<Shortage[]> {
  const { rows } = await sql<Shortage>`
    with wanted as (
      select i.id, i.customer_id, i.order_id, i.good_id, i.ordered from order_items i join goods g on g.id = i.good_id
      where i.order_id = any(${orderIds}::bigint[]) and i.ordered > 0 and g.is_counted),
    locked as materialized (
      select s.good_id, s.on_hand - s.reserved as available from stock s
      where s.good_id in (select good_id from wanted) order by s.good_id for no key update),
    short as (
      select w.good_id, sum(w.ordered)::int as wanted, coalesce(min(l.available), 0) as available
      from wanted w left join locked l using (good_id)
      group by w.good_id having sum(w.ordered) > coalesce(min(l.available), 0)),
    reserved as (
      insert into stock_reservations (order_item_id, customer_id, order_id, good_id, quantity)
      select id, customer_id, order_id, good_id, ordered from wanted where not exists (select from short))
    select good_id, wanted, available from short order by good_id`.execute(tx)
  return rows
}

/**
 * The same for the lines of one order, on its way together with the commit: what is short fails the commit by the constraint below.
 * Whoever sends it tells what is left afterwards (see `tell-stock.ts`).
 */
export const reserveWithCommit = (tx: Db, orderId: number) =>
  sql`${sentAhead} with told as materialized (select set_config('avots.stock_is_told_later', 'on', true))
    insert into stock_reservations (order_item_id, customer_id, order_id, good_id, quantity)
    select i.id, i.customer_id, i.order_id, i.good_id, i.ordered
    from told, order_items i join goods g on g.id = i.good_id
    where i.order_id = ${orderId} and i.ordered > 0 and g.is_counted`.execute(tx)

/** How many are left of the goods that these orders keep; whether a good can be had has been told with the order itself. */
export const notifyStockOf = (db: Db, orderIds: readonly number[]) =>
  sql`select pg_notify('stock_changed', format('%s:%s:%s', good_id, on_hand - reserved, on_hand - reserved))
    from stock where good_id in (select good_id from stock_reservations where order_id = any(${orderIds}::bigint[]))`.execute(
    db,
  )

export const isShortOfStock = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'stock_covers_reservations'

export async function deleteReservations(tx: Db, orderId: number): Promise<void> {
  await tx.deleteFrom('stockReservations').where('orderId', '=', orderId).execute()
}

/** As above; a cause that has already taken a good is left out, so that a second time takes nothing. */
export async function takePieces(
  tx: Db,
  { kind, causeId, customerId, lines }: Taking,
): Promise<Shortage[]> {
  const goodIds = lines.map(({ goodId }) => goodId)
  const counts = lines.map(({ count }) => count)
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
    taken as (
      insert into stock_movements (good_id, quantity, kind, cause_kind, cause_id, customer_id)
      select good_id, -count, ${kind === 'delivery' ? 'delivered' : 'handed_over'}, ${kind}, ${causeId}, ${customerId}
      from wanted where not exists (select from short)
      on conflict do nothing)
    select good_id, wanted, available from short order by good_id`.execute(tx)
  return rows
}

/** Both rows are held: the good's for two who count it first, the stock's for deliveries and orders of the same moment. */
export async function lockStock(tx: Db, goodId: number) {
  const { rows } = await sql<{ isCounted: boolean; onHand: number; reserved: number }>`
    with good as materialized (select id, is_counted from goods where id = ${goodId} for no key update),
    its as materialized (
      select on_hand, reserved from stock where good_id = (select id from good) for no key update)
    select is_counted, coalesce(on_hand, 0) as on_hand, coalesce(reserved, 0) as reserved
    from good left join its on true`.execute(tx)
  return rows[0]
}

/** A count is an audit: who counted and why stands in the trail, the movement names it as its cause. */
export async function countPieces(
  tx: Db,
  counted: { goodId: number; quantity: number; note: string },
): Promise<void> {
  const { goodId, quantity, note } = counted
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
