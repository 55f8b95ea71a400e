import { useEffect } from 'react'
import { Link } from 'react-router'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { addressStore } from '../people/address-store.ts'
import { CartActions } from './cart-actions.tsx'
import { CartFrame } from './cart-frame.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { cartStore } from './cart-store.ts'
import { FilledCart } from './filled-cart.tsx'
import { wayFromEmptyCart } from './placed-cart.ts'
import { useCart } from './use-cart.ts'
import './cart.css'

const load = () => void cartStore.load().catch(() => undefined)

/** Step 1: what, how, where to and when. */
export default function CartPage() {
  const words = useWords(cartWords)
  const { loaded, error } = useStore(cartStore)
  const { cart } = useCart()
  useEffect(() => {
    load()
    void addressStore.load().catch(() => undefined)
  }, [])
  const waits = wayFromEmptyCart()
  return (
    <CartFrame step={0} title={words.title}>
      {cart && cart.items.length > 0 ? (
        <FilledCart cart={cart} />
      ) : loaded ? (
        <EmptyState
          picture="cart"
          title={words.empty}
          level={2}
          action={
            <>
              <LinkButton to="/goods/1">{words.toGoods}</LinkButton>
              {waits !== undefined && <Link to={waits}>{words.lastOrder}</Link>}
              <CartActions cart={null} />
            </>
          }
        >
          {words.emptyText}
        </EmptyState>
      ) : error ? (
        <div className="cart">
          <Note look="clay" role="alert">
            <p>{words.loadFailed}</p>
            <Button look="line" onClick={load}>
              {words.again}
            </Button>
          </Note>
        </div>
      ) : (
        <CartSkeleton />
      )}
    </CartFrame>
  )
}
