import type { House } from '../house.ts'
import { readCart } from './read-cart.ts'
import type { PricedCart } from './price-cart.ts'
import { insertCart } from './store.ts'

/** The active cart, new or not: two tabs that ask at once get the same. One that is ordered before it is read is made anew. */
export async function createCart(house: House, customerId: number): Promise<PricedCart> {
  await insertCart(house.db, customerId, house.clock.now())
  return (await readCart(house, { customerId })) ?? createCart(house, customerId)
}
