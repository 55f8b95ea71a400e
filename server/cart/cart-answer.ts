import { payseraStats } from '../../contract/shop/vocabularies/paysera-stats.ts'
import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import { deliveryTypes } from '../../contract/shop/vocabularies/delivery-types.ts'
import type { z } from 'zod'
import type { CartBasis } from '../../contract/shop/cart-basis.ts'
import { cartStatus } from '../../contract/shop/vocabularies/order-status.ts'
import type { Cart, CartFields, LateSum as LateSumAnswer } from '../../contract/shop/cart-record.ts'
import { detailsAnswer } from '../../contract/shop/details-answer.ts'
import { flag } from '../../contract/shared/scalars.ts'
import type { Day } from '../../domain/calendar.ts'
import { type VatClass, vatPercent } from '../../domain/documents/vat.ts'
import { eurosOf } from '../../domain/money.ts'
import type { LateSum } from '../../domain/orders/payment-summary.ts'
import { defaultMethod, paymentMethod } from '../../domain/payments/methods.ts'
import type { Promo } from '../../domain/pricing/promo.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import { itemAnswers } from './item-answer.ts'
import type { LoadedCart } from './load-cart.ts'
import { deliveryAnswers, methodAnswers, methodOffers } from './offers.ts'
import type { PricedCart } from './price-cart.ts'
import { deliveryTitles } from './words.ts'

/** A cart as the API spells it. */
export function cartAnswer(app: App, priced: PricedCart, language: Language): Cart {
  const { cart, totals } = priced
  const methods = methodOffers(priced, app)
  const byItself = defaultMethod(methods)
  return {
    id: cart.id,
    status: cartStatus,
    version: cart.version,
    order_id: cart.copyOfId,
    ...destinationAnswer(cart, language),
    delivery_date: cart.deliveryOn,
    notes: cart.notes,
    payment_type: cart.paymentMethod && paymentTypes.numberOf(cart.paymentMethod),
    use_bonus: flag(cart.useBonus),
    top_up: eurosOf(cart.topupCents),
    only_services: flag(totals.onlyServices),
    lock: 0,
    confirmed: 0,
    original_id: cart.autoshipId ?? 0,
    autoship_id: cart.autoshipId,
    autoship_name: null,
    total_amount_with_bail_and_vat: eurosOf(totals.totalWithDepositCents),
    delivery_amount: eurosOf(totals.deliveryCents),
    payment_charge: eurosOf(cart.paymentMethod ? paymentMethod(cart.paymentMethod).chargeCents : 0),
    bail: eurosOf(totals.lentDepositCents),
    warning: '',
    warnings: [],
    late_payment: cart.latePayment && lateAnswer(cart.latePayment),
    paysera_stat: payseraStats.numberOf(cart.wasPlaced ? 'failed' : 'none'),
    items: itemAnswers(priced, language, app.config.IMAGE_BASE),
    details: detailsAnswer(totals),
    delivery_types: deliveryAnswers(priced, language),
    methods: methodAnswers(methods, language),
    method_by_itself: byItself && paymentTypes.numberOf(byItself),
    basis: basisAnswer(priced, app.clock.today()),
  }
}

export const lateAnswer = ({ paidCents, chargeCents }: LateSum): LateSumAnswer => ({
  paid: eurosOf(paidCents),
  credited: eurosOf(paidCents - chargeCents),
  charge: eurosOf(chargeCents),
})

type DestinationAnswer = Pick<
  z.output<typeof CartFields>,
  | 'address_id'
  | 'address'
  | 'delivery_type_id'
  | 'delivery_type'
  | 'parcel_machine_id'
  | 'parcel_machine_location'
>

export const destinationAnswer = (
  cart: Pick<
    LoadedCart,
    'addressId' | 'address' | 'deliveryKind' | 'parcelMachineId' | 'parcelMachine'
  >,
  language: Language,
): DestinationAnswer => ({
  address_id: cart.addressId,
  address: cart.address && {
    id: cart.address.id,
    full_address: cart.address.text,
    phone: cart.address.phone ?? '',
    notes: cart.address.notes,
    is_legal_address: flag(cart.address.isLegal),
  },
  delivery_type_id: deliveryTypes.numberOf(cart.deliveryKind),
  delivery_type: deliveryTitles[cart.deliveryKind][language],
  parcel_machine_id: cart.parcelMachineId,
  parcel_machine_location:
    cart.parcelMachine && `${cart.parcelMachine.name}, ${cart.parcelMachine.address}`,
})

/** What the browser needs to compute the same sums by the same rules. */
export function basisAnswer({ cart, goods, lines, input }: PricedCart, today: Day): CartBasis {
  const { customer, promo } = input
  const day = cart.deliveryOn ?? today
  return {
    goods: lines.map(({ goodId, bottles }) => ({
      good_id: goodId,
      vat_percent: vatPercent(goods.get(goodId)!.vatClass as VatClass, day),
      bottles: bottles
        ? {
            good_id: bottles.goodId,
            in_each: bottles.inEach,
            bail: eurosOf(bottles.lentDepositCents),
          }
        : null,
    })),
    delivery_vat_percent: vatPercent('standard', day),
    bonus: eurosOf(customer.bonusCents),
    enable_bonus: flag(customer.bonusIsEnabled),
    deposit_paid: eurosOf(customer.deposit.paidCents),
    deposit_required: eurosOf(customer.deposit.requiredCents),
    deposit_promised: eurosOf(customer.deposit.promisedCents ?? 0),
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
  atMostCents,
}: Promo): CartBasis['promo'] => ({
  code,
  kind: benefit.kind,
  percent: benefit.kind === 'percent' ? benefit.percent : null,
  sum: benefit.kind === 'sum' ? eurosOf(benefit.cents) : null,
  good_ids: goodIds === null ? null : [...goodIds],
  minimum: minimumCents === null ? null : eurosOf(minimumCents),
  leaves_out_services: flag(leavesOutServices),
  at_most: atMostCents === null ? null : eurosOf(atMostCents),
})
