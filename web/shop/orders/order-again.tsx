import { useNavigate } from 'react-router'
import type { Order } from '../../../contract/shop/order-record.ts'
import { Button } from '../../ui/button.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { orderAgain } from '../cart/order-again.ts'

/** Makes the cart ready as this order was. */
export function OrderAgain({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const navigate = useNavigate()
  const repeat = async () => {
    const next = await orderAgain(order.id)
    if (next !== undefined) await navigate(next)
  }
  return (
    <Button look="line" icon="repeat" onClick={() => void repeat()}>
      {words.orderAgain}
    </Button>
  )
}
