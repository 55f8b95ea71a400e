import { useId, useState } from 'react'
import { api } from '../session/api.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { homeWords } from '../../words/shop/home.ts'
import { useWords } from '../../words/use-words.ts'
import { cartDrawer } from '../goods/drawer-state.ts'
import { repeatCart } from '../cart/repeat-cart.ts'
import { GoodPicture } from '../goods/good-picture.tsx'
import './order-again.css'

const PICTURES = 3

const readLastOrder = async () => (await api.lastOrderedGoods()).goods.data

/** The goods of the last order and a button that puts all of them into the cart. */
export default function OrderAgain() {
  const words = useWords(homeWords)
  const id = useId()
  // after a failure the home page does without it
  const { value: goods = [] } = useLoaded('last order', readLastOrder)
  const [busy, setBusy] = useState(false)

  async function repeat() {
    setBusy(true)
    if (await repeatCart()) cartDrawer.set(true)
    setBusy(false)
  }
  if (goods.length === 0) return null
  const named = goods.slice(0, PICTURES)
  return (
    <section className="catalogue-again" aria-labelledby={id}>
      <div className="catalogue-again__pics">
        {named.map((good) => (
          <GoodPicture key={good.id} good={good} thumb />
        ))}
      </div>
      <div>
        <h2 id={id}>{words.lastOrder}</h2>
        <p className="quiet">
          <NoBreak>{named.map(({ name }) => name).join(' · ')}</NoBreak>
          {goods.length > named.length && ` ${words.andMore(goods.length - named.length)}`}
        </p>
      </div>
      <Button look="line" icon="repeat" busy={busy} onClick={() => void repeat()}>
        {words.repeatOrder}
      </Button>
    </section>
  )
}
