import type { Day } from '../../domain/calendar.ts'
import { mayDeliverOn, nextValidDay } from '../../domain/delivery/days.ts'
import { clockOfDelivery, regionDays } from '../delivery/address-days.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { type CartWithGoods, loadCart, type LoadedCart, type WhichCart } from './load-cart.ts'
import { priceCart, type PricedCart } from './price-cart.ts'
import { type CartFieldsChange, updateCart } from './store.ts'

/** A cart or a copy with everything that it costs; undefined if it is not this customer's or no cart any more. */
export async function readCart(app: App, which: WhichCart): Promise<PricedCart | undefined> {
  const cart = await loadCart(app.db, which)
  if (cart?.status !== 1) return undefined
  return priceCart(app, await kept(app, app.db, which, cart))
}

/** The cart after a change, inside the change's transaction. */
export async function reread(app: App, tx: Db, which: WhichCart): Promise<PricedCart> {
  const cart = await loadCart(tx, which)
  return priceCart(app, await kept(app, tx, which, cart!))
}

/**
 * A cart that lies for days outlives its address and its delivery day: the server gives it the default address and the
 * first valid day, and answers with them.
 */
async function kept(
  app: App,
  db: Db,
  which: WhichCart,
  cart: CartWithGoods,
): Promise<CartWithGoods> {
  if (cart.copyOfId !== null) return cart
  const change = await whatHasPassed(app, cart)
  if (Object.keys(change).length === 0) return cart
  await updateCart(db, cart.id, change, app.clock.now())
  const again = await loadCart(db, which)
  // Ordered meanwhile in another tab: it is told as it was, and its next change is told what became of it.
  return again?.status === 1 ? kept(app, db, which, again) : cart
}

async function whatHasPassed(app: App, cart: LoadedCart): Promise<CartFieldsChange> {
  const { address, defaultAddressId, deliveryType, deliveryOn } = cart
  if ((!address || address.isRemoved) && defaultAddressId !== cart.addressId)
    return { addressId: defaultAddressId }
  if (deliveryType !== 1 || !address || address.isRemoved)
    return deliveryOn === null ? {} : { deliveryOn: null }
  const day = await firstGoodDay(app, address.regionId, deliveryOn)
  return day === deliveryOn ? {} : { deliveryOn: day }
}

/** The wished day if the region has it, else the first valid one; there may be none. */
export async function firstGoodDay(
  app: App,
  regionId: number,
  wished: Day | null,
): Promise<Day | null> {
  const [days, clock] = [await regionDays(app, regionId), await clockOfDelivery(app)]
  if (wished !== null && mayDeliverOn(wished, days, clock).ok) return wished
  return nextValidDay(days, clock)
}
