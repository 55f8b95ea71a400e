import type { CartLine } from '../cart/cart-line.ts'
import type { Cents } from '../money.ts'

/** What a good cost when its order was placed. */
export type PlacedLine = {
  goodId: number
  order: number
  listPriceCents: Cents
  priceBeforePromoCents: Cents
  /** What the office has let a piece cost, however many they become. */
  officePriceCents: Cents | null
}

/**
 * A line of an order opened for editing keeps the prices of the day it was placed: moving a
 * delivery must not raise its price. With another quantity only the list price stays, since a
 * wholesale price depends on the pieces, and today's list price applies if it is lower. A price
 * that the office has set stays with any quantity.
 */
export function withPlacedPrices(line: CartLine, placed: PlacedLine | undefined): CartLine {
  if (!placed || placed.order === 0) return line
  const { listPriceCents, priceBeforePromoCents, officePriceCents } = placed
  if (officePriceCents !== null)
    return atPrice(line, Math.max(listPriceCents, officePriceCents), officePriceCents)
  if (line.order !== placed.order)
    return { ...line, basePriceCents: Math.min(listPriceCents, line.basePriceCents) }
  return atPrice(line, listPriceCents, priceBeforePromoCents)
}

const atPrice = (line: CartLine, basePriceCents: Cents, bestPriceCents: Cents): CartLine => ({
  ...line,
  basePriceCents,
  isInWholesale: true,
  bestPriceCents,
  bestPriceFromPieces: 1,
  autoshipPriceCents: null,
  autoshipBestPriceCents: null,
})
