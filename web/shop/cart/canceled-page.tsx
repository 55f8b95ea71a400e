import { useSearchParams } from 'react-router'
import { Note } from '../../ui/note.tsx'
import { cartPaymentWords } from '../../words/shop/cart-payment.ts'
import { useWords } from '../../words/use-words.ts'
import { CartPlaceholder } from './cart-placeholder.tsx'
import { CartFrame } from './cart-frame.tsx'
import { PaymentStep } from './payment-step.tsx'
import { paymentWaysStore } from '../session/payment-ways-store.ts'
import { usePayableCart } from './use-payable-cart.ts'

export function clientLoader() {
  void paymentWaysStore.load().catch(() => undefined)
  return null
}

/** A failed payment: the reason, and the other ways to pay the same cart. */
export default function CanceledPage() {
  const words = useWords(cartPaymentWords)
  const [query] = useSearchParams()
  const cart = usePayableCart()
  const reason =
    words.cancellationReasons[query.get('why') as keyof typeof words.cancellationReasons] ??
    words.cancellationReasons.unknown
  return (
    <CartFrame step={1} title={words.canceled}>
      {cart ? (
        <PaymentStep cart={cart}>
          <Note look="clay" role="alert">
            <p>{reason}</p>
            <p>{words.canceledText}</p>
          </Note>
        </PaymentStep>
      ) : (
        <CartPlaceholder />
      )}
    </CartFrame>
  )
}

export function HydrateFallback() {
  const words = useWords(cartPaymentWords)
  return (
    <CartFrame step={1} title={words.canceled}>
      <CartPlaceholder />
    </CartFrame>
  )
}
