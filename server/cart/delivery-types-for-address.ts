import type { Cart } from '../../contract/cart-record.ts'
import { eurosOf } from '../../domain/money.ts'
import { deliveryFee } from '../../domain/pricing/delivery-fee.ts'
import { deliveryType, type DeliveryTypeId } from '../../domain/territory/delivery-type.ts'
import { offeredDeliveryTypes } from '../../domain/territory/delivery-types.ts'
import type { Language } from '../../domain/words/language.ts'
import type { Backend as App } from '../app-context.ts'
import type { Address } from '../customers/addresses.ts'
import { deliveryAnswers } from './offers.ts'
import { readCart } from './read-cart.ts'
import { deliveryTypeTitles } from './words.ts'

type DeliveryTypesInput = { customerId: number; address: Address; language: Language }

type OfferedTypes = { types: Cart['delivery_types']; chosen: DeliveryTypeId }

/** Delivery types if the active cart went to this address; without a cart, for an empty one. */
export async function deliveryTypesForAddress(
  app: App,
  { customerId, address, language }: DeliveryTypesInput,
): Promise<OfferedTypes> {
  const priced = await readCart(app, { customerId })
  if (!priced)
    return {
      types: await typesWithoutCart(app, address, language),
      chosen: deliveryType.courier,
    }
  const { isInOurZones: ourCourier } = address
  const cart = { ...priced.cart, address: { ...address, ourCourier, isRemoved: false } }
  return { types: deliveryAnswers({ ...priced, cart }, language), chosen: cart.deliveryType }
}

async function typesWithoutCart(
  app: App,
  address: Address,
  language: Language,
): Promise<Cart['delivery_types']> {
  const settings = await app.settings()
  return offeredDeliveryTypes([], address).map(({ id, open }) => {
    const fee = deliveryFee(
      { typeId: id, goodsCents: 0, hasWaterGoods: false, hasGoods: true, isFree: false },
      settings,
    )
    return {
      id,
      title: deliveryTypeTitles[id][language],
      price: eurosOf(fee.cents),
      is_open: open.ok ? 1 : 0,
      reason: open.ok ? null : open.refusal.code,
      good_ids: [],
    }
  })
}
