import type { Insertable } from 'kysely'
import type { OrderItems } from '../../db/schema.ts'
import { type OrderSums, orderSums } from '../../domain/pricing/order-sums.ts'
import { sumOf } from '../../domain/money.ts'
import { type Load, loadOf } from '../../domain/territory/capacity.ts'
import type { PricedCart } from '../cart/price-cart.ts'

/**
 * The cart's lines as the order's, with prices and names of now: later changes of the catalogue do
 * not affect them.
 */
export function orderLines(
  { cart, goods, lines, totals }: PricedCart,
  orderId: number,
): Insertable<OrderItems>[] {
  const prices = new Map(totals.lines.map((line) => [line.goodId, line]))
  const ofOffice = new Map(
    cart.originalItems.map(({ goodId, officePriceCents }) => [goodId, officePriceCents]),
  )
  const deposits = new Map(totals.explained.deposit.goods.map((good) => [good.goodId, good]))
  return lines.map((line, index) => {
    const { id, ordered, returned } = cart.items[index]!
    const good = goods.get(line.goodId)!
    const price = prices.get(line.goodId)!
    const deposit = deposits.get(line.goodId)
    return {
      id,
      customerId: cart.customerId,
      orderId,
      goodId: line.goodId,
      ordered,
      returned,
      listPriceCents: price.listPriceCents,
      priceBeforePromoCents: price.priceWithoutDiscountCents,
      unitPriceCents: price.priceCents,
      lineCents: price.sumCents,
      officePriceCents: ofOffice.get(line.goodId) ?? null,
      discountCents: price.promoCents,
      unitLentDepositCents: line.lentDepositCents,
      lentDepositCents: deposit ? deposit.chargeCents - deposit.refundCents : 0,
      stateDepositCents: line.isLent ? 0 : line.stateDepositCents,
      held: deposit?.held ?? 0,
      vatClass: good.vatClass,
      kind: good.kind,
      bottleKind: line.bottleKind,
      nameLv: good.nameLv,
      nameEn: good.nameEn,
    }
  })
}

/** The sums of the cart, for the order's columns. */
export const snapshotTotals = ({ totals }: PricedCart): OrderSums =>
  Object.fromEntries(orderSums.map((sum) => [sum, totals[sum]])) as OrderSums

/** What the goods take in a van. */
export const loadOfCart = ({ lines, goods }: PricedCart): Load =>
  loadOf(lines.map((line) => ({ ...line, weightGrams: goods.get(line.goodId)!.weightGrams })))

/** The same for the order's columns, with the large bottles that the customer will give back. */
export function snapshotLoad(priced: PricedCart) {
  const { bottles, grams } = loadOfCart(priced)
  const large = priced.lines.filter(({ bottleKind }) => bottleKind === 'large')
  const loadEmpties = sumOf(large, (line) => line.return)
  return { loadBottles: bottles, loadGrams: grams, loadEmpties }
}
