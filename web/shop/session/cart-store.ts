import type { Cart } from '../../../contract/shop/cart-record.ts'
import { CallRefused } from '../../../contract/shared/http-client.ts'
import { api } from './api.ts'
import { logFailure } from './log-failure.ts'
import { createPersonalStore } from '../../client/store.ts'
import { waitForToken } from '../../client/token.ts'

/** The active cart; null until the first good is added. */
export const cartStore = createPersonalStore<Cart | null>(async () => {
  try {
    return (await api.readActiveCart()).data
  } catch (refused) {
    if (refused instanceof CallRefused && refused.status === 404) return null
    return logFailure('Cart was not loaded')(refused)
  }
})

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
