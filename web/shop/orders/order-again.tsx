import { useNavigate } from 'react-router'
import type { Order } from '../../../contract/shop/order-record.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { cartButtonWords } from '../../words/shop/cart-button.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { orderAgain } from '../cart/order-again.ts'

/** Makes the cart ready as this order was. */
export function OrderAgain({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const navigate = useNavigate()
  const { notReached } = useWords(cartButtonWords)
  const { busy, run } = useAction(notReached)
  const repeat = () =>
    run(async () => {
      const next = await orderAgain(order.id)
      if (next !== undefined) await navigate(next)
    })
  return (
    <Button look="line" icon="repeat" busy={busy} onClick={() => void repeat()}>
      {words.orderAgain}
    </Button>
  )
}
