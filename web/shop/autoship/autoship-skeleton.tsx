import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { autoshipWords } from '../../words/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { EntriesSkeleton } from '../orders/entries-skeleton.tsx'
import './ships.css'

/** An autoship and its next deliveries to come. */
export function AutoshipSkeleton() {
  const words = useWords(autoshipWords)
  return (
    <Skeleton label={words.loading}>
      <div className="ship">
        <SkeletonBlock shape="title" width="half" />
        <SkeletonBlock width="most" />
        <SkeletonBlock width="half" />
      </div>
      <EntriesSkeleton count={2} as="entry" />
    </Skeleton>
  )
}
