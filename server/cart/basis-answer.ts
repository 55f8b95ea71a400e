import type { CartBasis } from '../../contract/cart-basis.ts'
import { flag } from '../../contract/scalars.ts'
import type { Day } from '../../domain/calendar.ts'
import { eurosOf } from '../../domain/money.ts'
import { type VatClass, vatPercent } from '../../domain/papers/vat.ts'
import type { Promo } from '../../domain/pricing/promo.ts'
import type { PricedCart } from './price-cart.ts'

/** What a cart was priced with, in the words of the API. */
export function basisAnswer({ cart, goods, lines, input }: PricedCart, today: Day): CartBasis {
  const { customer, promo } = input
  const day = cart.deliveryOn ?? today
  return {
    goods: lines.map(({ goodId, bottles }) => ({
      good_id: goodId,
      vat_percent: vatPercent(goods.get(goodId)!.vatClass as VatClass, day),
      bottles: bottles
        ? { good_id: bottles.goodId, in_each: bottles.inEach, bail: eurosOf(bottles.bailCents) }
        : null,
    })),
    delivery_vat_percent: vatPercent('standard', day),
    bonus: eurosOf(customer.bonusCents),
    enable_bonus: flag(customer.bonusIsEnabled),
    deposit_paid: eurosOf(customer.deposit.paidCents),
    deposit_required: eurosOf(customer.deposit.requiredCents),
    held: Object.entries(customer.deposit.heldByGood).map(([goodId, held]) => ({
      good_id: Number(goodId),
      held,
    })),
    overdue_debt: flag(customer.hasOverdueDebt),
    promo: promo && promoAnswer(promo),
  }
}

const promoAnswer = ({
  code,
  benefit,
  goodIds,
  minimumCents,
  leavesOutServices,
}: Promo): CartBasis['promo'] => ({
  code,
  kind: benefit.kind,
  percent: benefit.kind === 'percent' ? benefit.percent : null,
  sum: benefit.kind === 'sum' ? eurosOf(benefit.cents) : null,
  good_ids: goodIds === null ? null : [...goodIds],
  minimum: minimumCents === null ? null : eurosOf(minimumCents),
  leaves_out_services: flag(leavesOutServices),
})
