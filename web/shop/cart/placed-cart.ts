import { safeLocalStorage } from '../../client/safe-storage.ts'

const KEY = 'avots.placed-cart'

/**
 * The cart that this browser has sent off to become an order. Should the answer be lost, or the bank be left by the Back
 * button, an empty cart leads to that order instead of to nowhere.
 */
export const placedCart = {
  read: (): number | undefined => Number(safeLocalStorage.read(KEY) ?? '') || undefined,
  save: (cartId: number) => safeLocalStorage.write(KEY, String(cartId)),
  clear: () => safeLocalStorage.remove(KEY),
}

/** Where an empty cart leads: to the order that it has become, if it did so just now. */
export function emptyCartRedirect(): string | undefined {
  const id = placedCart.read()
  return id === undefined ? undefined : `/cart/confirmation/${id}`
}
