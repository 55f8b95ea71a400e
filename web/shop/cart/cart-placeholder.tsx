import { useStore } from '../../client/store.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { cartStore } from './cart-store.ts'

/** In the place of a cart that is not there yet: its outline, or that it did not come and a way to ask again. */
export function CartPlaceholder() {
  const words = useWords(cartWords)
  const { error } = useStore(cartStore)
  if (error === undefined) return <CartSkeleton />
  return (
    <div className="cart">
      <FailedNote
        text={words.loadFailed}
        retryLabel={words.again}
        onRetry={() => void cartStore.load().catch(() => undefined)}
      />
    </div>
  )
}
