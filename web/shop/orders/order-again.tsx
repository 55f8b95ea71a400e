import { useNavigate } from 'react-router'
import type { Order } from '../../../contract/shop/order-record.ts'
import { Button } from '../../ui/button.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { repeatCart } from '../cart/repeat-cart.ts'

/** Puts the goods of this order into the cart, and opens it. */
export function OrderAgain({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const navigate = useNavigate()
  const repeat = async () => {
    if (await repeatCart(order.id)) await navigate('/cart')
  }
  return (
    <Button look="line" icon="repeat" onClick={() => void repeat()}>
      {words.orderAgain}
    </Button>
  )
}
