import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'

/** Lines and a summary, in the places where they will stand. */
export function CartSkeleton() {
  const words = useWords(cartWords)
  return (
    <div className="cart">
      <Skeleton label={words.loading}>
        <SkeletonBlock shape="thumb" />
        <SkeletonBlock width="most" />
        <SkeletonBlock shape="thumb" />
        <SkeletonBlock width="half" />
      </Skeleton>
      <div className="slip" aria-hidden="true">
        <SkeletonBlock shape="title" width="half" />
        <SkeletonBlock width="most" />
        <SkeletonBlock width="most" />
      </div>
    </div>
  )
}
