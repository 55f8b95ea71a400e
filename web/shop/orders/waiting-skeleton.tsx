import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { orderWords } from '../../words/orders.ts'
import { useWords } from '../../words/use-words.ts'

/** Two entries to come. */
export function WaitingSkeleton() {
  const words = useWords(orderWords)
  return (
    <Skeleton label={words.loading}>
      {[1, 2].map((entry) => (
        <div className="wait" key={entry}>
          <SkeletonBlock shape="title" />
          <div>
            <SkeletonBlock width="half" />
            <SkeletonBlock width="most" />
            <SkeletonBlock width="third" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
