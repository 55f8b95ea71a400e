import type { Day } from '../../domain/calendar.ts'
import { mayDeliverOn, nextValidDay } from '../../domain/territory/days.ts'
import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { clockOfDelivery, regionDays } from '../territory/region-days.ts'
import { type CartWithGoods, loadCart, type LoadedCart } from './load-cart.ts'
import { priceCart, type PricedCart } from './price-cart.ts'
import { type CartRef, insertCart, updateCart } from './store.ts'

/** A priced cart or copy; undefined if it belongs to somebody else or has become an order. */
export async function readCart(app: App, db: Db, ref: CartRef): Promise<PricedCart | undefined> {
  const cart = await loadCart(db, ref)
  return cart && priceLoaded(app, db, ref, cart)
}

/** A loaded cart with a delivery that is still possible. */
export const priceLoaded = async (app: App, db: Db, ref: CartRef, cart: CartWithGoods) =>
  priceCart(app, await withPossibleDelivery(app, db, ref, cart))

/** The cart after a change, read in the transaction that changed it. */
export const rereadCart = async (app: App, tx: Tx, ref: CartRef): Promise<PricedCart> =>
  (await readCart(app, tx, ref))!

/**
 * The address may have been removed and the day passed since the cart was last used: the default
 * address and the first valid day replace them.
 */
async function withPossibleDelivery(
  app: App,
  db: Db,
  ref: CartRef,
  cart: CartWithGoods,
): Promise<CartWithGoods> {
  if (cart.copyOfId !== null) return cart
  const change = await outdatedFields(app, cart)
  if (Object.keys(change).length === 0) return cart
  const version = await updateCart(db, cart.id, change, app.clock.now())
  // Ordered meanwhile in another tab: answer with the cart as read; the next change is refused.
  if (version === undefined) return cart
  if (change.addressId === undefined) return { ...cart, ...change, version }
  const updated = await loadCart(db, ref)
  return updated ? withPossibleDelivery(app, db, ref, updated) : cart
}

type Outdated = Partial<Pick<LoadedCart, 'addressId' | 'deliveryOn'>>

async function outdatedFields(app: App, cart: LoadedCart): Promise<Outdated> {
  const { address, defaultAddressId, deliveryKind, deliveryOn } = cart
  if ((!address || address.isRemoved) && defaultAddressId !== cart.addressId)
    return { addressId: defaultAddressId }
  if (deliveryKind !== 'courier' || !address || address.isRemoved)
    return deliveryOn === null ? {} : { deliveryOn: null }
  const day = await firstPossibleDay(app, address.regionId, deliveryOn)
  return day === deliveryOn ? {} : { deliveryOn: day }
}

/** The preferred day if the region delivers on it, else the first valid day, if there is any. */
export async function firstPossibleDay(
  app: App,
  regionId: number,
  preferred: Day | null,
): Promise<Day | null> {
  const [days, clock] = [await regionDays(app, regionId), await clockOfDelivery(app)]
  if (preferred !== null && mayDeliverOn(preferred, days, clock).ok) return preferred
  return nextValidDay(days, clock)
}

/** Two tabs get the same cart. A cart that is ordered before it is read here is created again. */
export async function createCart(
  app: App,
  tx: Tx,
  by: Actor,
  customerId: number,
): Promise<PricedCart> {
  await insertCart(tx, customerId, app.clock.now())
  return (await readCart(app, tx, { customerId })) ?? createCart(app, tx, by, customerId)
}

/** The number of the active cart, for the user answer. */
export async function activeCartId(db: Db, customerId: number): Promise<number | undefined> {
  const cart = await db
    .selectFrom('carts')
    .select('id')
    .where('customerId', '=', customerId)
    .where('copyOfId', 'is', null)
    .executeTakeFirst()
  return cart?.id
}
