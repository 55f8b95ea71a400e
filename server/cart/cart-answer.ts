import type { Cart, CartFields } from '../../contract/cart-record.ts'
import { detailsAnswer } from '../../contract/details-answer.ts'
import { flag } from '../../contract/scalars.ts'
import type { z } from 'zod'
import { eurosOf } from '../../domain/money.ts'
import { methodChosenByItself, paymentMethod } from '../../domain/payments/methods.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import { basisAnswer } from './basis-answer.ts'
import { itemAnswers } from './item-answer.ts'
import type { LoadedCart } from './load-cart.ts'
import { deliveryAnswers, methodAnswers, methodOffers } from './offers.ts'
import type { PricedCart } from './price-cart.ts'
import { deliveryTypeTitles } from './words.ts'

/** A cart in the words of the API. */
export function cartAnswer(app: App, priced: PricedCart, language: Language): Cart {
  const { cart, totals } = priced
  const methods = methodOffers(priced, app)
  return {
    id: cart.id,
    status: cart.status,
    version: cart.version,
    order_id: cart.copyOfId,
    ...whereTo(cart, language),
    delivery_date: cart.deliveryOn,
    notes: cart.notes,
    payment_type: paymentMethod(cart.paymentMethod ?? 0)?.id ?? null,
    use_bonus: flag(cart.useBonus),
    top_up: eurosOf(cart.topupCents),
    only_services: flag(totals.onlyServices),
    lock: 0,
    confirmed: 0,
    original_id: cart.autoshipId ?? 0,
    autoship_id: cart.autoshipId,
    autoship_name: null,
    total_amount_with_bail_and_vat: eurosOf(totals.totalWithBailCents),
    delivery_amount: eurosOf(totals.extraDeliveryCents),
    payment_charge: eurosOf(paymentMethod(cart.paymentMethod ?? 0)?.chargeCents ?? 0),
    bail: eurosOf(totals.bailCents),
    warning: cart.warnings.join(' '),
    warnings: cart.warnings,
    paysera_stat: cart.paymentState,
    items: itemAnswers(priced, language, app.config.IMAGE_BASE),
    details: detailsAnswer(totals),
    delivery_types: deliveryAnswers(priced, language),
    methods: methodAnswers(methods, language),
    method_by_itself: methodChosenByItself(methods),
    basis: basisAnswer(priced, app.clock.today()),
  }
}

type WhereTo = Pick<
  z.output<typeof CartFields>,
  | 'address_id'
  | 'address'
  | 'delivery_type_id'
  | 'delivery_type'
  | 'parcel_machine_id'
  | 'parcel_machine_location'
>

export const whereTo = (
  cart: Pick<
    LoadedCart,
    'addressId' | 'address' | 'deliveryType' | 'parcelMachineId' | 'parcelMachine'
  >,
  language: Language,
): WhereTo => ({
  address_id: cart.addressId,
  address: cart.address && {
    id: cart.address.id,
    full_address: cart.address.text,
    phone: cart.address.phone ?? '',
    notes: cart.address.notes,
    is_legal_address: flag(cart.address.isLegal),
  },
  delivery_type_id: cart.deliveryType,
  delivery_type: deliveryTypeTitles[cart.deliveryType][language],
  parcel_machine_id: cart.parcelMachineId,
  parcel_machine_location:
    cart.parcelMachine && `${cart.parcelMachine.name}, ${cart.parcelMachine.address}`,
})
