import { isService, type CartLine } from '../cart/cart-line.ts'
import { roundCents, type Cents } from '../money.ts'
import { pricePiece, type Basket, type PiecePrice } from './price.ts'
import { promoDiscounts, type Promo, type PromoCartRefusal } from './promo.ts'

export type PricedLine = {
  goodId: number
  order: number
  /** The list price of one piece. */
  listPriceCents: Cents
  /** One piece before a promo code: `price_without_discount_vat`. */
  priceWithoutDiscountCents: Cents
  /** Paid per piece with the promo, rounded (`price_vat`). `sumCents` is the exact sum. */
  priceCents: Cents
  reason: PiecePrice['reason']
  promoCents: Cents
  sumCents: Cents
  savingsCents: Cents
}

export type PricedLines = { lines: PricedLine[]; promoRefusal: PromoCartRefusal | null }

/** Wholesale counts the pieces of a good over all lines of the cart. */
export function priceLines(
  cartLines: readonly CartLine[],
  basket: Basket,
  promo: Promo | null,
): PricedLines {
  const pieces = new Map<number, number>()
  for (const line of cartLines) pieces.set(line.goodId, (pieces.get(line.goodId) ?? 0) + line.order)
  const priced = cartLines.map((line) => {
    const piece = pricePiece(line, pieces.get(line.goodId) ?? 0, basket)
    return { line, piece, fullCents: piece.cents * line.order }
  })
  const discounts = promo
    ? promoDiscounts(
        promo,
        priced.map(({ line, fullCents }) => ({
          goodId: line.goodId,
          isService: isService(line),
          sumCents: fullCents,
        })),
      )
    : null
  const lines = priced.map(({ line, piece, fullCents }, index) => {
    const promoCents = discounts?.ok ? discounts.value[index]! : 0
    const sumCents = fullCents - promoCents
    return {
      goodId: line.goodId,
      order: line.order,
      listPriceCents: piece.listCents,
      priceWithoutDiscountCents: piece.cents,
      priceCents: line.order === 0 ? piece.cents : roundCents(sumCents / line.order),
      reason: piece.reason,
      promoCents,
      sumCents,
      savingsCents: piece.listCents * line.order - sumCents,
    }
  })
  return { lines, promoRefusal: discounts && !discounts.ok ? discounts.refusal : null }
}
