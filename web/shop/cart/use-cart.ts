import { useMemo } from 'react'
import type { Cart } from '../../../contract/cart-record.ts'
import { useObserved } from '../../client/observed.ts'
import { useShop } from '../../client/shop-context.ts'
import { useStore } from '../../client/store.ts'
import { cartStore } from './cart-store.ts'
import { wishedFields } from './change-cart.ts'
import { wishes } from './change-counts.ts'
import { foreseeCart } from './foresee-cart.ts'

/**
 * The cart as it is wished, its sums worked out before the answer comes, and whether an answer is still awaited. When it has
 * come, or a wish was refused, the server's own cart is shown.
 */
export function useCart(): { cart: Cart | null | undefined; waiting: boolean } {
  const { value: cart } = useStore(cartStore)
  const counts = useObserved(wishes)
  const fields = useObserved(wishedFields)
  const { terms } = useShop()
  const waiting = counts.size > 0 || Object.keys(fields).length > 0
  const foreseen = useMemo(
    () => (cart && waiting ? foreseeCart(cart, { counts, fields }, terms) : cart),
    [cart, waiting, counts, fields, terms],
  )
  return { cart: foreseen, waiting }
}
