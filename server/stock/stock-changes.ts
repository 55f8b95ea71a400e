import { sql } from 'kysely'
import type { BaseLogger } from 'pino'
import { batch } from '../platform/batch.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Notices } from '../platform/database/notices.ts'

type StockChange = { goodId: number; available: number; before: number }

/** Calls back in every process when the available pieces of a good change. */
export function onStockChange(notices: Notices, listener: (change: StockChange) => void) {
  notices.on('stock_changed', (payload) => {
    const [goodId, available, before] = payload.split(':').map(Number)
    if (goodId && available !== undefined && before !== undefined)
      listener({ goodId, available, before })
  })
}

declare module '../app-context.ts' {
  interface App {
    publishStockChange: ReturnType<typeof stockChanges>
  }
}

/**
 * Publishes the stock of an order's goods after its commit, many orders in one statement: a notice
 * inside the transaction would make orders commit one by one. When it fails, the old count is shown
 * until the next change.
 */
export const stockChanges = (db: Db, log: Pick<BaseLogger, 'warn'>) =>
  batch(async (orderIds: number[]) => {
    await notifyStockOf(db, orderIds).catch((err: unknown) =>
      log.warn({ err }, 'the change of stock was not published'),
    )
    return orderIds
  })

/** Equal numbers: a good that sold out or came back was published by the order's own notice. */
const notifyStockOf = (db: Db, orderIds: readonly number[]) =>
  sql`select pg_notify('stock_changed',
      format('%s:%s:%s', good_id, on_hand - reserved, on_hand - reserved))
    from stock where good_id in (
      select good_id from stock_reservations
      where order_id = any(${orderIds}::bigint[]))`.execute(db)
