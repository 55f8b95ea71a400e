import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'
import './line.css'

/** Lines and a summary, in the places where they will stand. */
export function CartSkeleton() {
  const words = useWords(cartWords)
  return (
    <Skeleton label={words.loading}>
      <div className="cart">
        <div>
          {[1, 2].map((line) => (
            <div className="line" key={line}>
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
