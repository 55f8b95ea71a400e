import { cartPaymentWords } from '../../words/shop/cart-payment.ts'
import { useWords } from '../../words/use-words.ts'
import { CartPlaceholder } from './cart-placeholder.tsx'
import { CartFrame } from './cart-frame.tsx'
import { PaymentStep } from './payment-step.tsx'
import { usePayableCart } from './use-payable-cart.ts'
import './cart.css'

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
