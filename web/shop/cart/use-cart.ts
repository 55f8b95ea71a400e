import { useMemo } from 'react'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { useObserved } from '../../client/observed.ts'
import { useShop } from '../session/shop-context.ts'
import { useStore } from '../../client/store.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { cartStore } from '../session/cart-store.ts'
import { pendingFields } from './change-cart.ts'
import { predictCart } from './predict-cart.ts'

/**
 * The cart with pending changes applied, sums included; after an answer or a refusal, the server's
 * cart.
 */
export function useCart(): { cart: Cart | null | undefined; isPending: boolean } {
  const { value: cart } = useStore(cartStore)
  const counts = useObserved(cartEditor.pending)
  const fields = useObserved(pendingFields)
  const { terms } = useShop()
  const isPending = counts.size > 0 || Object.keys(fields).length > 0
  const predicted = useMemo(
    () => (cart && isPending ? predictCart(cart, { counts, fields }, terms) : cart),
    [cart, isPending, counts, fields, terms],
  )
  return { cart: predicted, isPending }
}
