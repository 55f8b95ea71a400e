import { safeLocalStorage, safeSessionStorage } from '../../client/safe-storage.ts'

const cartIn = (storage: typeof safeLocalStorage, key: string) => ({
  read: (): number | undefined => Number(storage.read(key) ?? '') || undefined,
  save: (cartId: number) => storage.write(key, String(cartId)),
  clear: () => storage.remove(key),
})

/**
 * The cart this browser last placed. When the answer is lost, or the customer returns from the
 * bank by the Back button, an empty cart leads to its order.
 */
export const placedCart = cartIn(safeLocalStorage, 'avots.placed-cart')

/** The cart with which the terms were agreed to, so that it may come back unpaid without a tick. */
export const agreedCart = cartIn(safeSessionStorage, 'avots.agreed-cart')

/** The confirmation of the order just placed, if any. */
export function emptyCartRedirect(): string | undefined {
  const id = placedCart.read()
  return id === undefined ? undefined : `/cart/confirmation/${id}`
}
