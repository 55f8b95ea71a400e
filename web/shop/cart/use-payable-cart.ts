import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { useStore } from '../../client/store.ts'
import { cartStore } from '../session/cart-store.ts'
import { lastTimeStore } from './last-time-store.ts'
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
  const byItself = useMethodByItself(cart)
  const wasChosen = useRef(false)
  useEffect(() => {
    if (byItself == null || wasChosen.current) return
    wasChosen.current = true
    void changeCart({ payment_type: byItself })
  }, [byItself])
  return isEmpty ? undefined : (cart ?? undefined)
}

/** Preselected once: the last method, else the account if its balance suffices. */
function useMethodByItself(cart: Cart | null | undefined): Cart['payment_type'] {
  const { value: lastTime, loaded, error } = useStore(lastTimeStore)
  useEffect(() => void lastTimeStore.load().catch(() => undefined), [])
  if (!cart || cart.payment_type !== null || !(loaded || error !== undefined)) return null
  const last = cart.methods.find(({ id }) => id === lastTime?.payment_type)
  return last?.is_open === 1 ? last.id : cart.method_by_itself
}
