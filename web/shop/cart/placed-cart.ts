import { safeLocalStorage } from '../../client/safe-storage.ts'

const KEY = 'avots.placed-cart'

/**
 * The cart this browser last placed. When the answer is lost, or the customer returns from the
 * bank by the Back button, an empty cart leads to its order.
 */
export const placedCart = {
  read: (): number | undefined => Number(safeLocalStorage.read(KEY) ?? '') || undefined,
  save: (cartId: number) => safeLocalStorage.write(KEY, String(cartId)),
  clear: () => safeLocalStorage.remove(KEY),
}

/** The confirmation of the order just placed, if any. */
export function emptyCartRedirect(): string | undefined {
  const id = placedCart.read()
  return id === undefined ? undefined : `/cart/confirmation/${id}`
}
