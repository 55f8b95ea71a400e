import { Link } from 'react-router'
import type { MissingGood } from '../../../contract/shop/added/ordering-again.ts'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { useObserved } from '../../client/observed.ts'
import { Button } from '../../ui/button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { Note } from '../../ui/note.tsx'
import { cartAgainWords } from '../../words/shop/cart-again.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { missingFromOrder } from './order-again.ts'

/** Goods of the repeated order that are not to be had, each with what to take instead. */
export function MissingNote({ cart }: { cart: Cart }) {
  const words = useWords(cartAgainWords)
  const { cartId, goods } = useObserved(missingFromOrder)
  const inCart = new Set(cart.items.map(({ good_id }) => good_id))
  const open = goods.filter(({ replacement }) => !replacement || !inCart.has(replacement.id))
  if (cartId !== cart.id || open.length === 0) return null
  return (
    <Note look="sun">
      {open.map((good) => (
        <MissingLine key={good.good_id} {...good} />
      ))}
      <Button look="text" onClick={() => missingFromOrder.set({ cartId, goods: [] })}>
        {words.without}
      </Button>
    </Note>
  )
}

function MissingLine({ name, missing, replacement }: MissingGood) {
  const words = useWords(cartAgainWords)
  const euros = useEuros()
  const text = <NoBreak>{words.missing(missing, name)}</NoBreak>
  if (!replacement) return <p>{text}</p>
  const { id, link, name: instead, price_vat: price } = replacement
  return (
    <>
      <p>
        {text} {words.instead}{' '}
        <Link to={`/good/${link}`}>
          <NoBreak>{instead}</NoBreak>
        </Link>
        , {euros(price)}.
      </p>
      <Button
        look="line"
        aria-label={words.takeNamed(instead)}
        onClick={() => cartEditor.add(id, { order: missing, return: 0 })}
      >
        {words.take}
      </Button>
    </>
  )
}
