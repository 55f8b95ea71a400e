import type { DeliveryKind } from '../territory/delivery-kind.ts'
import type { Cents } from '../money.ts'
import type { ShopSettings } from '../settings.ts'

export type DeliveryFeeInput = {
  kind: DeliveryKind
  /** g: water + no water, after discounts and before bonus. */
  goodsCents: Cents
  /** Bottles ordered or returned: true for a cart that only returns bottles, too. */
  hasWaterGoods: boolean
  /** False for services alone and for a top-up: nothing is delivered. */
  hasGoods: boolean
  /** By a promo code. */
  isFree: boolean
}

export type DeliveryFee = {
  cents: Cents
  reason:
    | 'nothing_to_deliver'
    | 'promo'
    | 'free_from_sum'
    | 'fuel_surcharge'
    | 'delivery_fee'
    | 'parcel_machine'
    | 'third_party_courier'
    | 'free_above_sum'
  /** Sum of goods to add for a free delivery; 0 when it is free. */
  missingToFreeCents: Cents
}

/**
 * Our courier: g ≥ 20.00 costs nothing; below, the fuel surcharge if the cart has water goods, else
 * the delivery fee. The other kinds: their listed price, free when g is above 50.00 (50.00 still
 * pays).
 */
export function deliveryFee(input: DeliveryFeeInput, settings: ShopSettings): DeliveryFee {
  const free = (reason: DeliveryFee['reason']): DeliveryFee => ({
    cents: 0,
    reason: reason,
    missingToFreeCents: 0,
  })
  if (!input.hasGoods) return free('nothing_to_deliver')
  if (input.isFree) return free('promo')
  if (input.kind !== 'courier') {
    if (input.goodsCents > settings.thirdPartyFreeAboveCents) return free('free_above_sum')
    const missingToFreeCents = settings.thirdPartyFreeAboveCents + 1 - input.goodsCents
    const cents = thirdPartyPrice(input.kind, settings)
    const why = input.kind === 'parcelMachine' ? 'parcel_machine' : 'third_party_courier'
    return { cents, reason: why, missingToFreeCents }
  }
  if (input.goodsCents >= settings.freeDeliveryFromCents) return free('free_from_sum')
  const missingToFreeCents = settings.freeDeliveryFromCents - input.goodsCents
  return input.hasWaterGoods
    ? { cents: settings.fuelSurchargeCents, reason: 'fuel_surcharge', missingToFreeCents }
    : { cents: settings.deliveryFeeCents, reason: 'delivery_fee', missingToFreeCents }
}

const thirdPartyPrice = (kind: DeliveryKind, settings: ShopSettings): Cents =>
  kind === 'parcelMachine' ? settings.parcelMachinePriceCents : settings.thirdPartyCourierPriceCents
