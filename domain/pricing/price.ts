import type { CartLine } from '../cart/cart-line.ts'
import type { Cents } from '../money.ts'

export const wholesaleCategoryId = 7

export type GoodPrices = Pick<
  CartLine,
  | 'basePriceCents'
  | 'isInWholesale'
  | 'bestPriceCents'
  | 'bestPriceFromPieces'
  | 'autoshipPriceCents'
  | 'autoshipBestPriceCents'
>

export type Basket = 'cart' | 'autoship'

export type PiecePrice = {
  /** The list price, before wholesale and autoship. */
  listCents: Cents
  /** The price of a piece before a promo code. */
  cents: Cents
  reason: 'list' | 'wholesale' | 'autoship' | 'autoship_wholesale'
}

/**
 * A good in Vairumā has its best price from `best_price_no_required` pieces in one cart, below that
 * its base price. In an autoship the autoship prices apply where they are lower.
 */
export function pricePiece(good: GoodPrices, piecesInCart: number, basket: Basket): PiecePrice {
  const isWholesale =
    good.isInWholesale &&
    good.bestPriceFromPieces !== null &&
    piecesInCart >= good.bestPriceFromPieces
  const isAutoship = basket === 'autoship'
  const candidates: [Cents | null, PiecePrice['reason']][] = [
    [isWholesale ? good.bestPriceCents : null, 'wholesale'],
    [isAutoship ? good.autoshipPriceCents : null, 'autoship'],
    [isAutoship && isWholesale ? good.autoshipBestPriceCents : null, 'autoship_wholesale'],
  ]
  let lowest: PiecePrice = {
    listCents: good.basePriceCents,
    cents: good.basePriceCents,
    reason: 'list',
  }
  for (const [cents, reason] of candidates)
    if (cents !== null && cents < lowest.cents) lowest = { ...lowest, cents, reason }
  return lowest
}
