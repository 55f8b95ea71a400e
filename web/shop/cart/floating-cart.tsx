import { Icon } from '../../ui/icon.tsx'
import { cartButtonWords } from '../../words/shop/cart-button.ts'
import { useWords } from '../../words/use-words.ts'
import { cartDrawer } from '../goods/drawer-state.ts'
import { usePieceCount } from '../goods/use-piece-count.ts'
import './floating-cart.css'

/** A cart button within the thumb's reach on phones, shown when the cart has goods. */
export function FloatingCart() {
  const words = useWords(cartButtonWords)
  const pieces = usePieceCount()
  if (pieces === 0) return null
  return (
    <button
      type="button"
      className="cart-floating toasts-above no-print"
      onClick={() => cartDrawer.set(true)}
    >
      <Icon name="cart" size={26} />
      <span className="vh">{words.button(pieces)}</span>
      <span className="cart-floating__count" aria-hidden="true">
        {pieces > 99 ? '99+' : pieces}
      </span>
    </button>
  )
}
