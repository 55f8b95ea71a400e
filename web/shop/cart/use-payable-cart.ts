import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { useStore } from '../../client/store.ts'
import { cartStore } from '../session/cart-store.ts'
import { changeCart } from './change-cart.ts'
import { emptyCartRedirect } from './placed-cart.ts'
import { useCart } from './use-cart.ts'

/** The cart to pay; an empty one redirects to its order or to the first step. */
export function usePayableCart(): Cart | undefined {
  const navigate = useNavigate()
  const { loaded } = useStore(cartStore)
  const { cart } = useCart()
  const isEmpty = loaded && (cart == null || cart.items.length === 0)
  useEffect(() => {
    if (isEmpty) void navigate(emptyCartRedirect() ?? '/cart', { replace: true })
  }, [isEmpty, navigate])
  // Preselects the account once if its balance suffices; after a refusal the customer chooses.
  const byItself = cart?.payment_type === null ? cart.method_by_itself : null
  const wasChosen = useRef(false)
  useEffect(() => {
    if (byItself == null || wasChosen.current) return
    wasChosen.current = true
    void changeCart({ payment_type: byItself })
  }, [byItself])
  return isEmpty ? undefined : (cart ?? undefined)
}
