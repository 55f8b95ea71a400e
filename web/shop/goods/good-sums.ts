import type { GoodCard } from '../../../contract/shop/goods.ts'
import type { CartLine } from '../../../domain/cart/cart-line.ts'
import type { Cents } from '../../../domain/money.ts'
import {
  type AddedDeposit,
  addedDeposit,
  type CustomerDeposit,
} from '../../../domain/pricing/order-deposit.ts'
import { pricePiece } from '../../../domain/pricing/price.ts'
import type { DepositStep } from '../../../domain/settings.ts'
import { lineOfGood } from './cart-lines.ts'
import type { Counts } from './line-editor.ts'

/** What these sums depend on beside the good. */
export type SumsBasis = {
  /** The other lines of the cart: their bottles come before this good's. */
  others: readonly CartLine[]
  customer: CustomerDeposit
  depositSteps: readonly DepositStep[]
}

export type GoodSums = { deposit: AddedDeposit; totalCents: Cents }

/** What these counts of a good add to the cart, by the cart's own rules, before a promo code. */
export function goodSums(good: GoodCard, counts: Counts, basis: SumsBasis): GoodSums {
  const line = lineOfGood(good, counts)
  const deposit = addedDeposit(line, basis.others, basis.customer, basis.depositSteps)
  const goodsCents = pricePiece(line, counts.order, 'cart').cents * counts.order
  return {
    deposit,
    totalCents: goodsCents + deposit.lentDepositCents + deposit.stateDepositCents,
  }
}
