import type { App } from '../app-context.ts'
import { oneFor } from '../platform/one-for.ts'
import { together } from '../platform/together.ts'
import { notifyStockOf } from './stock-store.ts'

/**
 * Tells all processes how many are left of what an order has taken, after its commit and of many orders at once: told inside
 * it, orders would be written to disk one by one. Where it fails, people see the old count until the next one.
 */
export const tellStock = oneFor(({ db, log }: App) =>
  together(async (orderIds: number[]) => {
    await notifyStockOf(db, orderIds).catch((err: unknown) =>
      log.warn({ err }, 'stock was not told'),
    )
    return orderIds
  }),
)
