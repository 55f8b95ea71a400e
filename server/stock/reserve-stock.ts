import { sql } from 'kysely'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { pipelined } from '../platform/database/pipelined.ts'

/** A good of which fewer pieces are available than wanted. */
export type Shortage = { goodId: number; wanted: number; available: number }

/**
 * Reserves all counted pieces of an order, or none when something is short. The rows of stock stay
 * locked until the commit.
 */
export const reserveStock = (
  tx: Db,
  orderId: number,
): Promise<Outcome<null, { shortages: Shortage[] }>> => reserveStockForOrders(tx, [orderId])

/** The same for any number of orders, in one statement. */
export async function reserveStockForOrders(
  tx: Db,
  orderIds: readonly number[],
): Promise<Outcome<null, { shortages: Shortage[] }>> {
  // Rows are locked in the order of their goods, so that two orders wait and never deadlock.
  const { rows } = await sql<Shortage>`
    with wanted as (
      select i.id, i.customer_id, i.order_id, i.good_id, i.ordered
      from order_items i join goods g on g.id = i.good_id
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
      select id, customer_id, order_id, good_id, ordered
      from wanted where not exists (select from short))
    select good_id, wanted, available from short order by good_id`.execute(tx)
  return rows.length > 0 ? refuse({ shortages: rows }) : done(null)
}

/**
 * The goods of which an order could not have these pieces instead of those that it has reserved.
 * The rows of stock stay locked until the commit, so that the pieces can be reserved after this.
 */
export async function shortagesWithout(
  tx: Tx,
  orderId: number,
  pieces: readonly { goodId: number; ordered: number }[],
): Promise<Shortage[]> {
  const { rows } = await sql<Shortage>`
    with wanted as (
      select w.good_id, w.ordered from unnest(${pieces.map(({ goodId }) => goodId)}::int[],
        ${pieces.map(({ ordered }) => ordered)}::int[]) w (good_id, ordered)
      join goods g on g.id = w.good_id where w.ordered > 0 and g.is_counted),
    locked as materialized (
      select s.good_id, s.on_hand - s.reserved as available from stock s
      where s.good_id in (select good_id from wanted) order by s.good_id for no key update),
    offered as (
      select w.good_id, w.ordered as wanted, coalesce(l.available, 0) + coalesce(
        (select sum(r.quantity) from stock_reservations r
          where r.order_id = ${orderId} and r.good_id = w.good_id), 0)::int as available
      from wanted w left join locked l using (good_id))
    select * from offered where wanted > available order by good_id`.execute(tx)
  return rows
}

/**
 * Reserves the pieces of one order in a statement that is sent together with the commit, so that
 * rows of stock are locked for little more than the write to disk. A shortage fails the commit by a
 * constraint (see `retryWhenStockRunsOut`). The caller publishes the change afterwards
 * (`publishStockChange`), because the setting turns the trigger's own notice off.
 */
export const reserveStockAtCommit = (tx: Db, orderId: number) =>
  sql`${pipelined}
    with notice_off as materialized (select set_config('avots.stock_is_told_later', 'on', true))
    insert into stock_reservations (order_item_id, customer_id, order_id, good_id, quantity)
    select i.id, i.customer_id, i.order_id, i.good_id, i.ordered
    from notice_off, order_items i join goods g on g.id = i.good_id
    where i.order_id = ${orderId} and i.ordered > 0 and g.is_counted`.execute(tx)

const mostTries = 3

/** Runs the work again when pieces that it found available were gone at its commit. */
export async function retryWhenStockRunsOut<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isShortOfStock(error) || tries === mostTries) throw error
    }
  }
}

const isShortOfStock = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'stock_covers_reservations'

/** Deletes an order's reservations, if it has any. */
export async function releaseStock(tx: Db, orderId: number): Promise<void> {
  await tx.deleteFrom('stockReservations').where('orderId', '=', orderId).execute()
}
