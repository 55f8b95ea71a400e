import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { CartFrame } from './cart-frame.tsx'

/** A payment that was not made: the cart is as it was, and there are other ways to pay. */
export default function CanceledPage() {
  const words = useWords(cartWords)
  return (
    <CartFrame step={1} title={words.canceled}>
      <div className="person-form">
        <Note look="clay" role="alert">
          <p>{words.canceledText}</p>
        </Note>
        <p className="row">
          <LinkButton to="/cart/payment">{words.otherMethod}</LinkButton>
          <LinkButton look="line" to="/cart">
            {words.toCart}
          </LinkButton>
        </p>
      </div>
    </CartFrame>
  )
}
