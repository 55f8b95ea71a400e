import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import type { DeliveryKind } from '../../domain/territory/delivery-kind.ts'
import { deliveryTypes } from '../../contract/shop/vocabularies/delivery-types.ts'
import type { CartChange } from '../../contract/shop/cart.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { type Day, dayOf } from '../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { goodsForCart } from '../catalogue/goods-for-cart.ts'
import type { Tx } from '../platform/database/connect.ts'
import { dayRefusal, unservedDayRefusal } from '../territory/day-refusal.ts'
import type { LoadedCart } from './load-cart.ts'
import { lockCart } from './lock-cart.ts'
import { deliveryOffers } from './offers.ts'
import type { PricedCart } from './price-cart.ts'
import { firstPossibleDay, priceLoaded, rereadCart } from './read-cart.ts'
import {
  activeParcelMachine,
  type CartFieldsChange,
  type CartRef,
  ownLiveAddress,
  updateCart,
} from './store.ts'

/** Changes delivery and payment. The server corrects fields that a change makes impossible. */
export async function changeCart(
  app: App,
  tx: Tx,
  _by: Actor,
  { change, ...ref }: CartRef & { change: CartChange },
): Promise<Outcome<PricedCart, Refusal>> {
  const opened = await lockCart(tx, ref)
  if (!opened.ok) return opened
  const cart = opened.value
  const written = await writeCartFields(app, tx, cart, change)
  if (!written.ok) return written
  const { addressId, parcelMachineId } = written.value
  const isSamePlace = addressId === cart.addressId && parcelMachineId === cart.parcelMachineId
  const changed = { ...ref, cartId: cart.id }
  return done(
    isSamePlace
      ? await priceLoaded(app, tx, changed, { ...cart, ...written.value })
      : await rereadCart(app, tx, changed),
  )
}

/** Writes the fields of a cart that the caller has locked; the cart as it is then. */
export async function writeCartFields(
  app: App,
  tx: Tx,
  cart: LoadedCart,
  change: CartChange,
): Promise<Outcome<LoadedCart, Refusal>> {
  const fields = cart.copyOfId === null ? change : copyFields(change)
  const destination = await destinationFields(tx, cart, fields)
  if (!destination.ok) return destination
  const day = await dayFields(app, destination.value, fields, cart)
  if (!day.ok) return day
  const written: CartFieldsChange = {
    ...destination.value.fields,
    ...day.value,
    ...paymentFields(destination.value, cart, fields),
  }
  if (fields.notes !== undefined) written.notes = fields.notes
  const version = await updateCart(tx, cart.id, written, app.clock.now())
  return done({ ...cart, ...written, version: version! })
}

/** In an order opened for editing only these fields can change. */
const copyFields = ({ address_id, delivery_date, notes }: CartChange): CartChange => ({
  ...(address_id != null && { address_id }),
  ...(delivery_date != null && { delivery_date }),
  ...(notes !== undefined && { notes }),
})

type Destination = {
  deliveryKind: DeliveryKind
  address: { id: number; regionId: number; ourCourier: boolean } | null
  fields: CartFieldsChange
}

async function destinationFields(
  tx: Tx,
  cart: LoadedCart,
  change: CartChange,
): Promise<Outcome<Destination, Refusal>> {
  const refuseField = (field: string, problem: string) =>
    refuse({ fields: { [field]: [{ problem }] } })
  const fields: CartFieldsChange = {}
  let address: Destination['address'] = cart.address
  if (change.address_id !== undefined && change.address_id !== cart.addressId) {
    const found =
      change.address_id && (await ownLiveAddress(tx, cart.customerId, change.address_id))
    if (change.address_id !== null && !found) return refuseField('address_id', 'invalid')
    address = found || null
    fields.addressId = address?.id ?? null
  }
  const deliveryKind = change.delivery_type_id
    ? deliveryTypes.nameOf(change.delivery_type_id)
    : cart.deliveryKind
  if (deliveryKind !== cart.deliveryKind) {
    if (!(await isDeliveryKindOpen(tx, deliveryKind, cart, address)))
      return refuseField('delivery_type_id', 'delivery_type_closed')
    fields.deliveryKind = deliveryKind
  }
  if (deliveryKind !== 'parcelMachine') fields.parcelMachineId = null
  else if (
    change.parcel_machine_id !== undefined &&
    change.parcel_machine_id !== cart.parcelMachineId
  ) {
    if (
      change.parcel_machine_id !== null &&
      !(await activeParcelMachine(tx, change.parcel_machine_id))
    )
      return refuseField('parcel_machine_id', 'invalid')
    fields.parcelMachineId = change.parcel_machine_id
  }
  return done({ deliveryKind, address, fields })
}

async function isDeliveryKindOpen(
  tx: Tx,
  kind: DeliveryKind,
  cart: LoadedCart,
  address: Destination['address'],
): Promise<boolean> {
  const goods = await goodsForCart(
    tx,
    cart.items.map((item) => item.goodId),
  )
  const lines = cart.items.map((item) => ({
    ...goods.get(item.goodId)!,
    order: item.ordered,
    return: item.returned,
  }))
  const moved = { ...cart, address: address && { ...cart.address!, ...address } }
  return (
    deliveryOffers({ cart: moved, goods, lines }).find((offer) => offer.kind === kind)?.refusal ===
    null
  )
}

async function dayFields(
  app: App,
  { deliveryKind, address }: Destination,
  change: CartChange,
  cart: LoadedCart,
): Promise<Outcome<CartFieldsChange, Refusal>> {
  const requested = change.delivery_date == null ? null : dayOf(change.delivery_date)
  if (deliveryKind === 'courier' && !address && requested !== null)
    return refuse({ fields: { delivery_date: [{ problem: 'address_before_day' }] } })
  if (deliveryKind !== 'courier' || !address) return done({ deliveryOn: null })
  // An unchanged day of an order stays, even when it could not be chosen any more.
  if (
    cart.copyOfId !== null &&
    address.id === cart.addressId &&
    (requested ?? cart.deliveryOn) === cart.deliveryOn
  )
    return done({})
  if (await mayKeepFullDay(app, address.regionId, cart, requested)) return done({})
  if (requested === null)
    return done({ deliveryOn: await firstPossibleDay(app, address.regionId, cart.deliveryOn) })
  const refusal = await dayRefusal(app, address.regionId, requested)
  return refusal ? refuse(refusal) : done({ deliveryOn: requested })
}

/** At another address an order keeps its day, even a full one: processing it counts its place. */
async function mayKeepFullDay(
  app: App,
  regionId: number,
  { copyOfId, deliveryOn }: LoadedCart,
  requested: Day | null,
): Promise<boolean> {
  if (copyOfId === null || deliveryOn === null) return false
  if (requested !== null && requested !== deliveryOn) return false
  return (await unservedDayRefusal(app, regionId, deliveryOn)) === undefined
}

function paymentFields(
  { deliveryKind }: Destination,
  cart: LoadedCart,
  change: CartChange,
): CartFieldsChange {
  const { payment_type } = change
  const chosen = payment_type && paymentTypes.nameOf(payment_type)
  const method = chosen === undefined ? cart.paymentMethod : chosen
  return {
    // Parcels cannot be paid for in cash.
    paymentMethod: method === 'cash' && deliveryKind !== 'courier' ? null : method,
    ...(change.use_bonus !== undefined && { useBonus: change.use_bonus === 1 }),
    ...(change.top_up !== undefined && { topupCents: change.top_up * 100 }),
  }
}
