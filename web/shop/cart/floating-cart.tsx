import { Icon } from '../../ui/icon.tsx'
import { cartButtonWords } from '../../words/cart-button.ts'
import { useWords } from '../../words/use-words.ts'
import { cartDrawer } from './drawer-state.ts'
import { usePieceCount } from './use-counts.ts'
import './floating-cart.css'

/** Near the thumb while goods are looked at, once there is something in the cart. */
export function FloatingCart() {
  const words = useWords(cartButtonWords)
  const pieces = usePieceCount()
  if (pieces === 0) return null
  return (
    <button type="button" className="floating-cart no-print" onClick={() => cartDrawer.set(true)}>
      <Icon name="cart" size={26} />
      <span className="vh">{words.button(pieces)}</span>
      <span className="floating-cart__count" aria-hidden="true">
        {pieces > 99 ? '99+' : pieces}
      </span>
    </button>
  )
}
