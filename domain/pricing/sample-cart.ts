import type { CartLine } from '../cart/cart-line.ts'
import type { Promo } from './promo.ts'
import type { CustomerNumbers, TotalsInput } from './totals.ts'

/** For examples and tests: a customer without bottles and deposit. */
export const newCustomer: CustomerNumbers = {
  bonusCents: 0,
  bonusIsEnabled: true,
  deposit: { heldByGood: {}, paidCents: 0, requiredCents: 0 },
  hasOverdueDebt: false,
}

/** The cart of a new customer, by our courier. */
export const cartOf = (
  lines: readonly CartLine[],
  change: Partial<TotalsInput> = {},
): TotalsInput => ({
  lines,
  basket: 'cart',
  customer: newCustomer,
  useBonus: false,
  promo: null,
  deliveryKind: 'courier',
  ...change,
})

/** A code without limits. */
export const promoOf = (benefit: Promo['benefit'], change: Partial<Promo> = {}): Promo => ({
  code: 'RUDENS',
  benefit,
  fromDay: null,
  toDay: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  customerIds: null,
  goodIds: null,
  minimumCents: null,
  leavesOutServices: false,
  atMostCents: null,
  ...change,
})
