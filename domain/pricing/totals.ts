import { isEmptyLine, isService, isWaterGood, type CartLine } from '../cart/cart-line.ts'
import type { DeliveryKind } from '../territory/delivery-kind.ts'
import { sumOf, type Cents } from '../money.ts'
import type { Outcome } from '../outcome.ts'
import { cashAllowed, type CashRefusal } from '../payments/cash.ts'
import type { ShopSettings } from '../settings.ts'
import { usableBonus, type UsableBonus } from './bonus.ts'
import { deliveryFee, type DeliveryFee } from './delivery-fee.ts'
import { orderDeposit, type CustomerDeposit, type OrderDeposit } from './order-deposit.ts'
import type { OrderSums } from './order-sums.ts'
import { priceLines, type PricedLine } from './price-lines.ts'
import type { Basket } from './price.ts'
import type { Promo, PromoCartRefusal } from './promo.ts'

export type CustomerNumbers = {
  bonusCents: Cents
  bonusIsEnabled: boolean
  deposit: CustomerDeposit
  hasOverdueDebt: boolean
}

export type TotalsInput = {
  lines: readonly CartLine[]
  basket: Basket
  customer: CustomerNumbers
  useBonus: boolean
  /**
   * The code, if the customer may use it (`mayUsePromo`); the cart's conditions are checked here.
   */
  promo: Promo | null
  deliveryKind: DeliveryKind
}

/** The whole of `details`, in cents, with the explanations that screens show. */
export type Totals = OrderSums & {
  bonusAvailableCents: Cents
  cashAllowed: Outcome<null, CashRefusal>
  /** The code that applies to this cart. */
  activePromoCode: string | null
  onlyServices: boolean
  /** In the order of the input; empty lines are left out. */
  lines: PricedLine[]
  explained: {
    promoRefusal: PromoCartRefusal | null
    bonus: UsableBonus
    deposit: OrderDeposit
    delivery: DeliveryFee
    savings: { priceCents: Cents; promoCents: Cents }
  }
}

/**
 * Sums are over lines, quantity × price, after discounts; services and top-ups have no delivery.
 */
export function totals(input: TotalsInput, settings: ShopSettings): Totals {
  const cartLines = input.lines.filter((line) => !isEmptyLine(line))
  const { lines, promoRefusal } = priceLines(cartLines, input.basket, input.promo)
  const activePromo = promoRefusal ? null : input.promo
  const groups = groupSums(cartLines, lines)
  const bonus = bonusFor(groups, input.customer, settings)
  const deposit = orderDeposit(cartLines, input.customer.deposit, settings.depositSteps)
  const delivered = {
    kind: input.deliveryKind,
    goodsCents: groups.waterGoodsCents + groups.otherGoodsCents,
    hasWaterGoods: cartLines.some(isWaterGood),
    hasGoods: cartLines.some((line) => !isService(line)),
    isFree: activePromo?.benefit.kind === 'free_delivery',
  }
  const delivery = deliveryFee(delivered, settings)
  const bonusCents = input.useBonus ? bonus.cents : 0
  const sums = orderSumsOf(groups, lines, { bonusCents, deposit, deliveryCents: delivery.cents })
  const { discountCents: promoCents, savingsCents, totalWithDepositCents: totalCents } = sums
  const onlyServices = cartLines.length > 0 && cartLines.every(isService)
  // No courier comes for services alone.
  const isOurCourier = input.deliveryKind === 'courier' && !onlyServices
  const { hasOverdueDebt } = input.customer
  return {
    ...sums,
    bonusAvailableCents: bonus.cents,
    cashAllowed: cashAllowed({ isOurCourier, totalCents, hasOverdueDebt }, settings),
    activePromoCode: activePromo?.code ?? null,
    onlyServices,
    lines,
    explained: {
      promoRefusal,
      bonus,
      deposit,
      delivery,
      savings: { priceCents: savingsCents - promoCents, promoCents },
    },
  }
}

type GroupSums = Pick<OrderSums, 'waterGoodsCents' | 'otherGoodsCents' | 'servicesCents'>

const bonusFor = (groups: GroupSums, customer: CustomerNumbers, settings: ShopSettings) =>
  usableBonus(
    {
      waterCents: groups.waterGoodsCents,
      noWaterCents: groups.otherGoodsCents,
      customerBonusCents: customer.bonusCents,
      isEnabled: customer.bonusIsEnabled,
    },
    settings,
  )

function orderSumsOf(
  groups: GroupSums,
  lines: readonly PricedLine[],
  beside: { bonusCents: Cents; deposit: OrderDeposit; deliveryCents: Cents },
): OrderSums {
  const { bonusCents, deposit, deliveryCents } = beside
  const { waterGoodsCents, otherGoodsCents, servicesCents } = groups
  const totalCents = waterGoodsCents + otherGoodsCents + servicesCents - bonusCents
  return {
    ...groups,
    discountCents: sumOf(lines, (line) => line.promoCents),
    savingsCents: sumOf(lines, (line) => line.savingsCents),
    bonusCents,
    lentDepositCents: deposit.lentDepositCents,
    stateDepositCents: deposit.stateDepositCents,
    depositCents: deposit.toPayCents,
    depositToRefundCents: deposit.toRefundCents,
    deliveryCents,
    totalCents,
    totalWithDepositCents: totalCents + deposit.toPayCents + deliveryCents,
  }
}

function groupSums(cartLines: readonly CartLine[], lines: readonly PricedLine[]): GroupSums {
  const sums = { waterGoodsCents: 0, otherGoodsCents: 0, servicesCents: 0 }
  for (const [index, line] of cartLines.entries()) {
    const { sumCents } = lines[index]!
    if (isService(line)) sums.servicesCents += sumCents
    else if (isWaterGood(line)) sums.waterGoodsCents += sumCents
    else sums.otherGoodsCents += sumCents
  }
  return sums
}
