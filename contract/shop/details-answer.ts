import { type Cents, eurosOf } from '../../domain/money.ts'
import type { OrderSums } from '../../domain/pricing/order-sums.ts'
import type { PricedLine } from '../../domain/pricing/price-lines.ts'
import type { Totals } from '../../domain/pricing/totals.ts'
import type { Details } from './cart-details.ts'
import type { CartItem } from './cart-record.ts'

type Prices = Pick<
  CartItem,
  | 'base_price_vat'
  | 'price_vat'
  | 'price_without_discount_vat'
  | 'price_reason'
  | 'sum_vat'
  | 'savings'
>

/** A line's prices as the API spells them. */
export const pricesAnswer = (line: PricedLine): Prices => ({
  base_price_vat: eurosOf(line.listPriceCents),
  price_vat: eurosOf(line.priceCents),
  price_without_discount_vat: eurosOf(line.priceWithoutDiscountCents),
  price_reason: line.reason,
  sum_vat: eurosOf(line.sumCents),
  savings: eurosOf(line.savingsCents),
})

/** The sums of a cart or an order in the API's words. */
export const sumsAnswer = (sums: OrderSums, bonusAvailableCents: Cents) => ({
  water_goods_price_vat: eurosOf(sums.waterGoodsCents),
  no_water_goods_price_vat: eurosOf(sums.otherGoodsCents),
  services_price_vat: eurosOf(sums.servicesCents),
  final_discount_vat: eurosOf(sums.discountCents),
  savings: eurosOf(sums.savingsCents),
  bonus: eurosOf(sums.bonusCents),
  bonus_available: eurosOf(bonusAvailableCents),
  bail: eurosOf(sums.lentDepositCents),
  deposit_amount: eurosOf(sums.depositCents),
  bail_to_refund: eurosOf(sums.depositToRefundCents),
  extra_delivery: eurosOf(sums.deliveryCents),
  total_price_vat: eurosOf(sums.totalCents),
  total_price_with_bail_and_vat: eurosOf(sums.totalWithDepositCents),
})

/** A cart's sums as the API spells them: for the server's answer and the browser's preview. */
export const detailsAnswer = (totals: Totals): Details => ({
  ...sumsAnswer(totals, totals.bonusAvailableCents),
  cash_allowed: totals.cashAllowed.ok ? 1 : 0,
  active_promo_code: totals.activePromoCode,
  explained: explained(totals),
})

function explained({ activePromoCode, explained }: Totals): Details['explained'] {
  const { promoRefusal, bonus, deposit, delivery, savings } = explained
  return {
    promo: {
      code: activePromoCode,
      refusal: promoRefusal?.code ?? null,
      missing: promoRefusal?.code === 'below_minimum' ? eurosOf(promoRefusal.missingCents) : 0,
    },
    bonus: { limited_by: bonus.limitedBy, share: eurosOf(bonus.shareCents) },
    deposit: {
      paid_beyond: eurosOf(deposit.paidBeyondCents),
      state_deposit: eurosOf(deposit.stateDepositCents),
      goods: deposit.goods.map((good) => ({
        good_id: good.goodId,
        held: good.held,
        order: good.order,
        return: good.return,
        charge: eurosOf(good.chargeCents),
        refund: eurosOf(good.refundCents),
        groups: good.groups.map(({ fromPiece, toPiece, pieces, eachCents }) => ({
          from: fromPiece,
          to: toPiece,
          pieces,
          each: eurosOf(eachCents),
        })),
      })),
    },
    delivery: { reason: delivery.reason, missing_to_free: eurosOf(delivery.missingToFreeCents) },
    savings: { price: eurosOf(savings.priceCents), promo: eurosOf(savings.promoCents) },
  }
}
