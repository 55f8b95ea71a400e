import { deliveryTypes } from '../../contract/shop/vocabularies/delivery-types.ts'
import type { Cart } from '../../contract/shop/cart-record.ts'
import { eurosOf } from '../../domain/money.ts'
import { deliveryFee } from '../../domain/pricing/delivery-fee.ts'
import type { DeliveryKind } from '../../domain/territory/delivery-kind.ts'
import { offeredDeliveryKinds } from '../../domain/territory/offered-delivery-kinds.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Address } from '../customers/addresses.ts'
import { deliveryAnswers } from './offers.ts'
import { readCart } from './read-cart.ts'
import { deliveryTitles } from './words.ts'

type DeliveryKindsInput = { customerId: number; address: Address; language: Language }

type OfferedTypes = { types: Cart['delivery_types']; chosen: DeliveryKind }

/** Delivery types if the active cart went to this address; without a cart, for an empty one. */
export async function deliveryKindsForAddress(
  app: AppWithDb,
  { customerId, address, language }: DeliveryKindsInput,
): Promise<OfferedTypes> {
  const priced = await readCart(app, app.db, { customerId })
  if (!priced)
    return {
      types: await typesWithoutCart(app, address, language),
      chosen: 'courier',
    }
  const { isInOurZones: ourCourier } = address
  const cart = { ...priced.cart, address: { ...address, ourCourier, isRemoved: false } }
  return { types: deliveryAnswers({ ...priced, cart }, language), chosen: cart.deliveryKind }
}

async function typesWithoutCart(
  app: AppWithDb,
  address: Address,
  language: Language,
): Promise<Cart['delivery_types']> {
  const settings = await app.settings()
  return offeredDeliveryKinds([], address).map(({ kind, open }) => {
    const fee = deliveryFee(
      { kind, goodsCents: 0, hasWaterGoods: false, hasGoods: true, isFree: false },
      settings,
    )
    return {
      id: deliveryTypes.numberOf(kind),
      title: deliveryTitles[kind][language],
      price: eurosOf(fee.cents),
      is_open: open.ok ? 1 : 0,
      reason: open.ok ? null : open.refusal.code,
      good_ids: [],
    }
  })
}
