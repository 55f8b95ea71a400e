import { cartPaymentWords } from '../../words/shop/cart-payment.ts'
import { useWords } from '../../words/use-words.ts'
import { CartPlaceholder } from './cart-placeholder.tsx'
import { CartFrame } from './cart-frame.tsx'
import { PaymentStep } from './payment-step.tsx'
import { cartStore } from '../session/cart-store.ts'
import { paymentWaysStore } from '../session/payment-ways-store.ts'
import { usePayableCart } from './use-payable-cart.ts'

/** The cart is shown as it was left until its newest state is here. */
export function clientLoader() {
  void cartStore.load().catch(() => undefined)
  void paymentWaysStore.load().catch(() => undefined)
  return null
}

/** Step 2: payment method and a last look at the order. */
export default function PaymentPage() {
  const words = useWords(cartPaymentWords)
  const cart = usePayableCart()
  return (
    <CartFrame step={1} title={words.title}>
      {cart ? <PaymentStep cart={cart} /> : <CartPlaceholder />}
    </CartFrame>
  )
}

/** Without the cart's effects: an account chosen here would be chosen again by the page. */
export function HydrateFallback() {
  const words = useWords(cartPaymentWords)
  return (
    <CartFrame step={1} title={words.title}>
      <CartPlaceholder />
    </CartFrame>
  )
}
