import type { CartChange } from '../../contract/cart.ts'
import type { Refusal } from '../../contract/refusals.ts'
import { type Day, dayOf } from '../../domain/calendar.ts'
import { dayInstead, mayDeliverOn } from '../../domain/delivery/days.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { goodsForCart } from '../catalogue/goods-for-cart.ts'
import { clockOfDelivery, regionDays } from '../delivery/address-days.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { LoadedCart, WhichCart } from './load-cart.ts'
import { deliveryOffers } from './offers.ts'
import { openCart } from './open-cart.ts'
import type { PricedCart } from './price-cart.ts'
import { firstGoodDay, reread } from './read-cart.ts'
import { activeParcelMachine, type CartFieldsChange, ownLiveAddress, updateCart } from './store.ts'

/** Changes how a cart is delivered and paid. What a change of one field makes impossible elsewhere is put right by the server. */
export const changeCart = (
  app: App,
  which: WhichCart,
  change: CartChange,
): Promise<Outcome<PricedCart, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const opened = await openCart(tx, which)
    if (!opened.ok) return opened
    const written = await writeFields(app, tx, opened.value, change)
    return written.ok ? done(await reread(app, tx, { ...which, cartId: opened.value.id })) : written
  })

/** The same inside a transaction in which the cart is locked already. */
export async function writeFields(
  app: App,
  tx: Db,
  cart: LoadedCart,
  change: CartChange,
): Promise<Outcome<null, Refusal>> {
  const fields = cart.copyOfId === null ? change : copyFields(change)
  const where = await whereTo(tx, cart, fields)
  if (!where.ok) return where
  const when = await onWhichDay(app, where.value, fields, cart)
  if (!when.ok) return when
  const written: CartFieldsChange = {
    ...where.value.fields,
    ...when.value,
    ...howPaid(where.value, cart, fields),
  }
  if (fields.notes !== undefined) written.notes = fields.notes
  await updateCart(tx, cart.id, written, app.clock.now())
  return done(null)
}

/** Of an order opened for editing only this can change. */
const copyFields = ({ address_id, delivery_date, notes }: CartChange): CartChange => ({
  ...(address_id != null && { address_id }),
  ...(delivery_date != null && { delivery_date }),
  ...(notes !== undefined && { notes }),
})

type Where = {
  deliveryType: 1 | 2 | 3
  address: { id: number; regionId: number; ourCourier: boolean } | null
  fields: CartFieldsChange
}

async function whereTo(
  tx: Db,
  cart: LoadedCart,
  change: CartChange,
): Promise<Outcome<Where, Refusal>> {
  const wrong = (field: string, problem: string) => refuse({ fields: { [field]: [{ problem }] } })
  const fields: CartFieldsChange = {}
  let address: Where['address'] = cart.address
  if (change.address_id !== undefined && change.address_id !== cart.addressId) {
    const found =
      change.address_id && (await ownLiveAddress(tx, cart.customerId, change.address_id))
    if (change.address_id !== null && !found) return wrong('address_id', 'invalid')
    address = found || null
    fields.addressId = address?.id ?? null
  }
  const deliveryType = change.delivery_type_id ?? cart.deliveryType
  if (deliveryType !== cart.deliveryType) {
    if (!(await isOffered(tx, deliveryType, cart, address)))
      return wrong('delivery_type_id', 'delivery_type_closed')
    fields.deliveryType = deliveryType
  }
  if (deliveryType !== 2) fields.parcelMachineId = null
  else if (
    change.parcel_machine_id !== undefined &&
    change.parcel_machine_id !== cart.parcelMachineId
  ) {
    if (
      change.parcel_machine_id !== null &&
      !(await activeParcelMachine(tx, change.parcel_machine_id))
    )
      return wrong('parcel_machine_id', 'invalid')
    fields.parcelMachineId = change.parcel_machine_id
  }
  return done({ deliveryType, address, fields })
}

async function isOffered(
  tx: Db,
  typeId: 1 | 2 | 3,
  cart: LoadedCart,
  address: Where['address'],
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
  const there = { ...cart, address: address && { ...cart.address!, ...address } }
  return deliveryOffers({ cart: there, goods, lines }).find(({ id }) => id === typeId)?.no === null
}

async function onWhichDay(
  app: App,
  { deliveryType, address }: Where,
  change: CartChange,
  cart: LoadedCart,
): Promise<Outcome<CartFieldsChange, Refusal>> {
  const wished = change.delivery_date == null ? null : dayOf(change.delivery_date)
  if (deliveryType === 1 && !address && wished !== null)
    return refuse({ fields: { delivery_date: [{ problem: 'address_before_day' }] } })
  if (deliveryType !== 1 || !address) return done({ deliveryOn: null })
  // An order's own day needs no new permission while nothing about it changes.
  if (
    cart.copyOfId !== null &&
    address.id === cart.addressId &&
    (wished ?? cart.deliveryOn) === cart.deliveryOn
  )
    return done({})
  if (wished === null)
    return done({ deliveryOn: await firstGoodDay(app, address.regionId, cart.deliveryOn) })
  const refused = await refusedDay(app, address.regionId, wished)
  return refused ? refuse(refused) : done({ deliveryOn: wished })
}

/** Why a region does not have a day, in one sentence with the next valid one; undefined when it has it. */
export async function refusedDay(
  app: App,
  regionId: number,
  day: Day,
): Promise<Refusal | undefined> {
  const [days, clock] = [await regionDays(app, regionId), await clockOfDelivery(app)]
  if (mayDeliverOn(day, days, clock).ok) return undefined
  const next = dayInstead(day, days, clock)
  const problem = next
    ? { problem: 'day_not_possible', values: { next } }
    : { problem: 'no_day_possible' }
  return { fields: { delivery_date: [problem] }, extra: { next_delivery_date: next } }
}

function howPaid({ deliveryType }: Where, cart: LoadedCart, change: CartChange): CartFieldsChange {
  const method = change.payment_type === undefined ? cart.paymentMethod : change.payment_type
  return {
    // Nobody collects cash for a parcel.
    paymentMethod: method === 3 && deliveryType !== 1 ? null : method,
    ...(change.use_bonus !== undefined && { useBonus: change.use_bonus === 1 }),
    ...(change.top_up !== undefined && { topupCents: change.top_up * 100 }),
  }
}
