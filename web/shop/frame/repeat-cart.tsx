import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { menuWords } from '../../words/shop/menu.ts'
import { useWords } from '../../words/use-words.ts'
import { cartDrawer } from '../goods/drawer-state.ts'
import { repeatCart } from '../cart/repeat-cart.ts'
import './repeat-cart.css'

/** A menu entry that puts the last order into the cart and opens the cart's drawer. */
export function RepeatCart({ onDone, iconSize }: { onDone?: () => void; iconSize?: number }) {
  const words = useWords(menuWords)
  const [busy, setBusy] = useState(false)

  async function repeat() {
    if (busy) return
    setBusy(true)
    if (await repeatCart()) {
      onDone?.()
      cartDrawer.set(true)
    }
    setBusy(false)
  }
  return (
    <button
      className="frame-repeat"
      type="button"
      aria-busy={busy || undefined}
      onClick={() => void repeat()}
    >
      <Icon name="cart" {...(iconSize !== undefined && { size: iconSize })} />
      {words.repeatCart}
    </button>
  )
}
