const KEY = 'avots.placed-cart'

/**
 * The cart that this browser has sent off to become an order. Should the answer be lost, or the bank be left by the Back
 * button, an empty cart leads to that order instead of to nowhere.
 */
export const placedCart = {
  read(): number | undefined {
    try {
      return Number(localStorage.getItem(KEY) ?? '') || undefined
    } catch {
      return undefined
    }
  },
  keep(cartId: number) {
    try {
      localStorage.setItem(KEY, String(cartId))
    } catch {
      // Without storage the list of waiting orders shows it all the same.
    }
  },
  forget() {
    try {
      localStorage.removeItem(KEY)
    } catch {
      // It was never kept.
    }
  },
}

/** Where an empty cart leads: to the order that it has become, if it did so just now. */
export function wayFromEmptyCart(): string | undefined {
  const id = placedCart.read()
  return id === undefined ? undefined : `/cart/confirmation/${id}`
}
