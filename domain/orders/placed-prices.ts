import type { CartLine } from '../cart/cart-line.ts'
import type { Cents } from '../money.ts'

/** What a good cost when its order was placed. */
export type PlacedLine = {
  goodId: number
  order: number
  listPriceCents: Cents
  priceBeforePromoCents: Cents
}

/**
 * A line of an order opened for editing keeps the prices of the day it was placed: moving a
 * delivery must not raise its price. With another quantity only the list price stays, since a
 * wholesale price depends on the pieces, and today's list price applies if it is lower.
 */
export function withPlacedPrices(line: CartLine, placed: PlacedLine | undefined): CartLine {
  if (!placed || placed.order === 0) return line
  const basePriceCents = placed.listPriceCents
  if (line.order !== placed.order)
    return { ...line, basePriceCents: Math.min(basePriceCents, line.basePriceCents) }
  return {
    ...line,
    basePriceCents,
    isInWholesale: true,
    bestPriceCents: placed.priceBeforePromoCents,
    bestPriceFromPieces: 1,
    autoshipPriceCents: null,
    autoshipBestPriceCents: null,
  }
}
