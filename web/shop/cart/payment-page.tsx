import { cartPaymentWords } from '../../words/shop/cart-payment.ts'
import { useWords } from '../../words/use-words.ts'
import { CartPlaceholder } from './cart-placeholder.tsx'
import { CartFrame } from './cart-frame.tsx'
import { PaymentStep } from './payment-step.tsx'
import { cartStore } from '../session/cart-store.ts'
import { lastTimeStore } from './last-time-store.ts'
import { paymentWaysStore } from '../session/payment-ways-store.ts'
import { usePayableCart } from './use-payable-cart.ts'

/**
 * The cart is shown as it was left until its newest state is here. What the provider offers and
 * what was agreed to last time are waited for: coming later, they would move the page.
 */
export async function clientLoader() {
  void cartStore.load().catch(() => undefined)
  const settled = Promise.allSettled([paymentWaysStore.load(), lastTimeStore.load()])
  if (!paymentWaysStore.read().loaded || !lastTimeStore.read().loaded) await settled
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
