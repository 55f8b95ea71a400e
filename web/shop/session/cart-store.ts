import type { Cart } from '../../../contract/shop/cart-record.ts'
import { api } from './api.ts'
import { logFailure } from './log-failure.ts'
import { createPersonalStore } from '../../client/store.ts'
import { waitForToken } from '../../client/token.ts'

/** The active cart; null until the first good is added. */
export const cartStore = createPersonalStore<Cart | null>(() =>
  api.findActiveCart().then(({ data }) => data, logFailure('Cart was not loaded')),
)

/** Returns the active cart, creating it if needed. */
export async function openCart(): Promise<Cart> {
  await waitForToken()
  const { value, loaded } = cartStore.read()
  const cart = loaded ? value : await cartStore.load()
  if (cart) return cart
  const made = (await api.createCart()).data
  cartStore.set(made)
  return made
}
