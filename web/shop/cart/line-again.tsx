import { useState } from 'react'
import { useStore } from '../../client/store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cartAgainWords } from '../../words/shop/cart-again.ts'
import { useWords } from '../../words/use-words.ts'
import { cartStore } from '../session/cart-store.ts'
import { orderAgain } from './order-again.ts'

type Props = { orderId: number; goodId: number; name: string }

/** Puts one line of an order into the cart as it was, with the empties that are at home. */
export function LineAgain({ orderId, goodId, name }: Props) {
  const words = useWords(cartAgainWords)
  const [busy, setBusy] = useState(false)
  const items = useStore(cartStore).value?.items ?? []
  const repeat = async () => {
    setBusy(true)
    await orderAgain(orderId, [goodId])
    setBusy(false)
  }
  if (items.some(({ good_id, order }) => good_id === goodId && order > 0))
    return (
      <Badge look="leaf" icon="check">
        {words.inCart}
      </Badge>
    )
  return (
    <Button
      look="text"
      busy={busy}
      aria-label={words.lineNamed(name)}
      onClick={() => void repeat()}
    >
      {words.line}
    </Button>
  )
}
