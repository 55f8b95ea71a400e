import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import { deliveryTypes } from '../../contract/shop/vocabularies/delivery-types.ts'
import type { Cart } from '../../contract/shop/cart-record.ts'
import { methodNames } from '../../contract/shop/words/method-names.ts'
import { isService, isWaterGood } from '../../domain/cart/cart-line.ts'
import { type Cents, eurosOf } from '../../domain/money.ts'
import {
  type MethodRefusal,
  type OfferedMethod,
  offeredMethods,
  type PaymentInput,
} from '../../domain/payments/methods.ts'
import { deliveryFee } from '../../domain/pricing/delivery-fee.ts'
import type { DeliveryKind } from '../../domain/territory/delivery-kind.ts'
import {
  type OfferedDeliveryKind,
  offeredDeliveryKinds,
} from '../../domain/territory/offered-delivery-kinds.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import type { PricedCart } from './price-cart.ts'
import { deliveryTitles } from './words.ts'

/** A single good can be excluded from parcels, beside what the rules exclude. */
type DeliveryRefusal =
  | Extract<OfferedDeliveryKind['open'], { ok: false }>['refusal']
  | { code: 'not_by_parcel'; goodIds: number[] }

type DeliveryOffer = { kind: DeliveryKind; refusal: DeliveryRefusal | null }

/** All delivery types, each with the reason why it is not open to this cart. */
export function deliveryOffers({
  cart,
  goods,
  lines,
}: Pick<PricedCart, 'cart' | 'goods' | 'lines'>): DeliveryOffer[] {
  const address = cart.address && { isInOurZones: cart.address.ourCourier }
  const unfit = lines
    .filter((line) => !goods.get(line.goodId)!.parcelAllowed)
    .map((line) => line.goodId)
  return offeredDeliveryKinds(lines, address).map(({ kind, open }) => {
    if (!open.ok) return { kind, refusal: open.refusal }
    const isExcluded = kind !== 'courier' && unfit.length > 0
    return { kind, refusal: isExcluded ? { code: 'not_by_parcel', goodIds: unfit } : null }
  })
}

export const isDeliverable = (priced: Pick<PricedCart, 'cart' | 'goods' | 'lines'>): boolean =>
  deliveryOffers(priced).find(({ kind }) => kind === priced.cart.deliveryKind)?.refusal === null

export const paymentInput = (
  { cart, totals }: PricedCart,
  app: Pick<App, 'bankOffers'>,
): PaymentInput => ({
  totalCents: totals.totalWithDepositCents,
  topUpCents: cart.topupCents,
  deliveryKind: cart.deliveryKind,
  onlyServices: totals.onlyServices,
  balanceCents: cart.customer.accountCents,
  creditLimitCents: cart.customer.creditLimitCents,
  mayPayLater: cart.customer.payLater,
  hasOverdueDebt: cart.customer.hasOverdueDebt,
  onlineMethods: app.bankOffers.methods(),
})

/** All payment methods for this cart, each with its charge and why it is not open. */
export const methodOffers = (priced: PricedCart, app: Pick<App, 'bankOffers'>): OfferedMethod[] =>
  offeredMethods(paymentInput(priced, app), priced.settings)

export const methodAnswers = (methods: OfferedMethod[], language: Language): Cart['methods'] =>
  methods.map(({ key, chargeCents, toPayCents, open }) => ({
    id: paymentTypes.numberOf(key),
    name: methodNames[key][language],
    charge: eurosOf(chargeCents),
    to_pay: eurosOf(toPayCents),
    is_open: open.ok ? 1 : 0,
    reason: open.ok ? null : open.refusal.code,
    missing: open.ok ? 0 : eurosOf(missingOf(open.refusal)),
  }))

export const missingOf = (refusal: MethodRefusal): Cents => {
  if ('missingCents' in refusal) return refusal.missingCents
  return 'limitCents' in refusal ? refusal.limitCents : 0
}

export const deliveryAnswers = (priced: PricedCart, language: Language): Cart['delivery_types'] =>
  deliveryOffers(priced).map(({ kind, refusal: no }) => ({
    id: deliveryTypes.numberOf(kind),
    title: deliveryTitles[kind][language],
    price: eurosOf(deliveryFeeFor(kind, priced)),
    is_open: no ? 0 : 1,
    reason: no?.code ?? null,
    good_ids: no && 'goodIds' in no ? no.goodIds : [],
  }))

const deliveryFeeFor = (
  kind: DeliveryKind,
  { lines, totals, settings, cart }: PricedCart,
): number =>
  deliveryFee(
    {
      kind,
      goodsCents: totals.waterGoodsCents + totals.otherGoodsCents,
      hasWaterGoods: lines.some(isWaterGood),
      hasGoods: lines.some((line) => !isService(line)),
      isFree: cart.promo?.kind === 'free_delivery' && totals.activePromoCode !== null,
    },
    settings,
  ).cents
