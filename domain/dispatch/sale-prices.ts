import { HOUR_MS } from '../calendar/durations.ts'

/** A phone that had no network for a night may still sell by its list. */
const oldestHours = 36

/**
 * When the price list was read by which goods were sold at a door. A list from after the sale, or
 * one that is too old, is none: today's prices count.
 */
export function saleListAt(pricesAt: string | undefined, soldAtMs: number): Date | undefined {
  if (pricesAt === undefined) return undefined
  const readMs = Date.parse(pricesAt)
  const isOfSale = readMs <= soldAtMs && soldAtMs - readMs <= oldestHours * HOUR_MS
  return isOfSale ? new Date(readMs) : undefined
}
