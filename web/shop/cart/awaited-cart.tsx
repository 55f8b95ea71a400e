import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { cartStore } from './cart-store.ts'

/** In the place of a cart that is not there yet: its outline, or that it did not come and a way to ask again. */
export function AwaitedCart() {
  const words = useWords(cartWords)
  const { error } = useStore(cartStore)
  if (error === undefined) return <CartSkeleton />
  return (
    <div className="cart">
      <Note look="clay" role="alert">
        <p>{words.loadFailed}</p>
        <Button look="line" onClick={() => void cartStore.load().catch(() => undefined)}>
          {words.again}
        </Button>
      </Note>
    </div>
  )
}
