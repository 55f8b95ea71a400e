import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { cartWords } from '../../words/shop/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { CartFrame } from './cart-frame.tsx'
import { CartPlaceholder } from './cart-placeholder.tsx'
import { orderAgain } from './order-again.ts'

/** Where the home page and mails lead: makes the cart ready and goes to the step that is left. */
export default function AgainPage() {
  const navigate = useNavigate()
  const { orderid } = useParams()
  const id = /^[1-9]\d{0,15}$/.test(orderid ?? '') ? Number(orderid) : undefined
  useEffect(() => {
    void orderAgain(id).then((next) => navigate(next ?? '/cart', { replace: true }))
  }, [id, navigate])
  return (
    <CartFrame step={0} title={useWords(cartWords).title}>
      <CartPlaceholder />
    </CartFrame>
  )
}
