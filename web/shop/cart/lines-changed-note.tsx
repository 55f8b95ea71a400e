import { useState } from 'react'
import { Link } from 'react-router'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { Note } from '../../ui/note.tsx'
import { cartPaymentWords } from '../../words/shop/cart-payment.ts'
import { useWords } from '../../words/use-words.ts'

const linesOf = ({ items }: Cart) =>
  items.map(({ good_id, order, return: back }) => `${good_id} ${order} ${back}`).join()

/** The payment step changes no lines: if they are others than at first, another tab changed them. */
export function LinesChangedNote({ cart }: { cart: Cart }) {
  const words = useWords(cartPaymentWords)
  const [first] = useState(() => ({ id: cart.id, lines: linesOf(cart) }))
  if (first.id !== cart.id || first.lines === linesOf(cart)) return null
  return (
    <Note look="sun" role="alert">
      <p>
        {words.changedElsewhere} <Link to="/cart">{words.seeCart}</Link>
      </p>
    </Note>
  )
}
