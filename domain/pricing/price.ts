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

/** An autoship has its own prices; a cart and an order share theirs. */
export type Basket = 'cart' | 'autoship'

export type PiecePrice = {
  /** The list price, before wholesale and autoship. */
  listCents: Cents
  /** What a piece costs before a promo code. */
  cents: Cents
  why: 'list' | 'wholesale' | 'autoship' | 'autoship_wholesale'
}

/**
 * A good in Vairumā has its best price from `best_price_no_required` pieces in one cart; below that its base price.
 * In an autoship the autoship prices take their places, whichever is lower.
 */
export function pricePiece(good: GoodPrices, piecesInCart: number, basket: Basket): PiecePrice {
  const isWholesale =
    good.isInWholesale &&
    good.bestPriceFromPieces !== null &&
    piecesInCart >= good.bestPriceFromPieces
  const isAutoship = basket === 'autoship'
  const offers: [Cents | null, PiecePrice['why']][] = [
    [isWholesale ? good.bestPriceCents : null, 'wholesale'],
    [isAutoship ? good.autoshipPriceCents : null, 'autoship'],
    [isAutoship && isWholesale ? good.autoshipBestPriceCents : null, 'autoship_wholesale'],
  ]
  let lowest: PiecePrice = {
    listCents: good.basePriceCents,
    cents: good.basePriceCents,
    why: 'list',
  }
  for (const [cents, why] of offers)
    if (cents !== null && cents < lowest.cents) lowest = { ...lowest, cents, why }
  return lowest
}
