import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { isUnread, useStore } from '../../client/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { cartButtonWords } from '../../words/shop/cart-button.ts'
import { useWords } from '../../words/use-words.ts'
import { useEuros } from '../../words/use-euros.ts'
import { cartStore } from '../session/cart-store.ts'
import { cartDrawer } from '../goods/drawer-state.ts'
import { usePieceCount } from '../goods/use-piece-count.ts'

/** Opens the drawer; without JavaScript, or in a new tab, it links to the cart. */
export function CartButton() {
  const words = useWords(cartButtonWords)
  const euros = useEuros()
  const pieces = usePieceCount()
  const cart = useStore(cartStore)
  const sum = euros(cart.value?.details.total_price_with_bail_and_vat ?? 0)

  function openDrawer(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    cartDrawer.set(true)
  }
  return (
    <Link className="frame-cart" to="/cart" aria-haspopup="dialog" onClick={openDrawer}>
      <Icon name="cart" size={26} />
      <span className="vh">{words.button(pieces)}</span>
      {pieces > 0 && (
        <span className="frame-cart__count" aria-hidden="true">
          {pieces > 99 ? '99+' : pieces}
        </span>
      )}
      <b className={classNames('num', isUnread(cart) && 'frame-unread')}>{sum}</b>
    </Link>
  )
}
