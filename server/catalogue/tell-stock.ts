import { sql } from 'kysely'
import type { House } from '../house.ts'
import { oneFor } from '../platform/one-for.ts'
import { together } from '../platform/together.ts'

/**
 * Tells all processes how many are left of what an order has taken, after its commit and of many orders at once: told inside
 * it, orders would be written to disk one by one. Where it fails, people see the old count until the next one.
 */
export const tellStock = oneFor(({ db, log }: House) =>
  together(async (orderIds: number[]) => {
    const telling = sql`
      select pg_notify('stock_changed', format('%s:%s:%s', good_id, on_hand - reserved, on_hand - reserved))
      from stock where good_id in (select good_id from stock_reservations where order_id = any(${orderIds}::bigint[]))`
    await telling.execute(db).catch((err: unknown) => log.warn({ err }, 'stock was not told'))
    return orderIds
  }),
)
