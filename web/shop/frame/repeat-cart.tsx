import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { menuWords } from '../../words/shop/menu.ts'
import { useWords } from '../../words/use-words.ts'
import './repeat-cart.css'

/** A menu entry that makes the cart ready as the last order was. */
export function RepeatCart({ onDone, iconSize }: { onDone?: () => void; iconSize?: number }) {
  const words = useWords(menuWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function repeat() {
    if (busy) return
    setBusy(true)
    const { orderAgain } = await import('../cart/order-again.ts')
    const next = await orderAgain()
    setBusy(false)
    if (next === undefined) return
    onDone?.()
    await navigate(next)
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
