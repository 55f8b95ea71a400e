import { useStore } from '../../client/store.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { cartStore } from '../session/cart-store.ts'
import './line.css'

/** Shown until the cart is loaded: a skeleton, or the failure with a retry. */
export function CartPlaceholder() {
  const words = useWords(cartWords)
  const { error } = useStore(cartStore)
  if (error === undefined) return <CartSkeleton />
  return (
    <div className="slip-page">
      <FailedNote
        text={words.loadFailed}
        retryLabel={words.tryAgain}
        onRetry={() => void cartStore.load().catch(() => undefined)}
      />
    </div>
  )
}

function CartSkeleton() {
  const words = useWords(cartWords)
  return (
    <Skeleton label={words.loading}>
      <div className="slip-page">
        <div>
          {[1, 2].map((line) => (
            <div className="cart-line" key={line}>
              <SkeletonBlock shape="thumb" />
              <div>
                <SkeletonBlock width="most" />
                <SkeletonBlock width="third" />
                <SkeletonBlock shape="control" width="half" />
              </div>
            </div>
          ))}
        </div>
        <div className="slip">
          <SkeletonBlock shape="title" width="half" />
          <SkeletonBlock width="most" />
          <SkeletonBlock width="most" />
        </div>
      </div>
    </Skeleton>
  )
}
