import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from '../../client/store.ts'
import { cartPaymentWords } from '../../words/cart-payment.ts'
import { useWords } from '../../words/use-words.ts'
import { CartFrame } from './cart-frame.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { cartStore } from './cart-store.ts'
import { changeCart } from './change-cart.ts'
import { useCart } from './use-cart.ts'
import { PaymentStep } from './payment-step.tsx'
import { wayFromEmptyCart } from './placed-cart.ts'
import './cart.css'

/** Step 2: how it is paid, and the last look before the order. */
export default function PaymentPage() {
  const words = useWords(cartPaymentWords)
  const cart = usePayableCart()
  return (
    <CartFrame step={1} title={words.title}>
      {cart ? <PaymentStep cart={cart} /> : <CartSkeleton />}
    </CartFrame>
  )
}

/** The cart that is to be paid; an empty one leads to the order that it has become, or back to the first step. */
export function usePayableCart() {
  const navigate = useNavigate()
  const { loaded } = useStore(cartStore)
  const { cart } = useCart()
  const isEmpty = loaded && (cart == null || cart.items.length === 0)
  useEffect(() => void cartStore.load().catch(() => undefined), [])
  useEffect(() => {
    if (isEmpty) void navigate(wayFromEmptyCart() ?? '/cart', { replace: true })
  }, [isEmpty, navigate])
  // The account is chosen by itself where its funds suffice.
  const byItself = cart?.payment_type === null ? cart.method_by_itself : null
  useEffect(() => {
    if (byItself != null) void changeCart({ payment_type: byItself })
  }, [byItself])
  return isEmpty ? undefined : (cart ?? undefined)
}
