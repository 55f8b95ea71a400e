import type { App } from '../app-context.ts'
import { readCart } from './read-cart.ts'
import type { PricedCart } from './price-cart.ts'
import { insertCart } from './store.ts'

/** The active cart, new or not: two tabs that ask at once get the same. One that is ordered before it is read is made anew. */
export async function createCart(app: App, customerId: number): Promise<PricedCart> {
  await insertCart(app.db, customerId, app.clock.now())
  return (await readCart(app, { customerId })) ?? createCart(app, customerId)
}
