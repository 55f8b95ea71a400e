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
  const sums = groupSums(cartLines, lines)
  const goodsCents = sums.waterGoodsCents + sums.otherGoodsCents
  const bonus = usableBonus(
    {
      waterCents: sums.waterGoodsCents,
      noWaterCents: sums.otherGoodsCents,
      customerBonusCents: input.customer.bonusCents,
      isEnabled: input.customer.bonusIsEnabled,
    },
    settings,
  )
  const deposit = orderDeposit(cartLines, input.customer.deposit, settings.depositSteps)
  const delivery = deliveryFee(
    {
      kind: input.deliveryKind,
      goodsCents,
      hasWaterGoods: cartLines.some(isWaterGood),
      hasGoods: cartLines.some((line) => !isService(line)),
      isFree: activePromo?.benefit.kind === 'free_delivery',
    },
    settings,
  )
  const discountCents = sumOf(lines, (line) => line.promoCents)
  const savingsCents = sumOf(lines, (line) => line.savingsCents)
  const bonusCents = input.useBonus ? bonus.cents : 0
  const totalCents = goodsCents + sums.servicesCents - bonusCents
  const totalWithDepositCents = totalCents + deposit.toPayCents + delivery.cents
  return {
    ...sums,
    discountCents,
    savingsCents,
    bonusCents,
    bonusAvailableCents: bonus.cents,
    lentDepositCents: deposit.lentDepositCents,
    stateDepositCents: deposit.stateDepositCents,
    depositCents: deposit.toPayCents,
    depositToRefundCents: deposit.toRefundCents,
    deliveryCents: delivery.cents,
    totalCents,
    totalWithDepositCents,
    cashAllowed: cashAllowed(
      {
        isOurCourier: input.deliveryKind === 'courier',
        totalCents: totalWithDepositCents,
        hasOverdueDebt: input.customer.hasOverdueDebt,
      },
      settings,
    ),
    activePromoCode: activePromo?.code ?? null,
    onlyServices: cartLines.length > 0 && cartLines.every(isService),
    lines,
    explained: {
      promoRefusal,
      bonus,
      deposit,
      delivery,
      savings: { priceCents: savingsCents - discountCents, promoCents: discountCents },
    },
  }
}

function groupSums(
  cartLines: readonly CartLine[],
  lines: readonly PricedLine[],
): Pick<Totals, 'waterGoodsCents' | 'otherGoodsCents' | 'servicesCents'> {
  const sums = { waterGoodsCents: 0, otherGoodsCents: 0, servicesCents: 0 }
  for (const [index, line] of cartLines.entries()) {
    const { sumCents } = lines[index]!
    if (isService(line)) sums.servicesCents += sumCents
    else if (isWaterGood(line)) sums.waterGoodsCents += sumCents
    else sums.otherGoodsCents += sumCents
  }
  return sums
}
