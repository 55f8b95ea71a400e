import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'

/** While a page with a customer's own data is loading. */
export function PageSkeleton() {
  const words = useWords(frameWords)
  return (
    <main id="saturs" className="wrap">
      <title>{words.shopName}</title>
      <Skeleton label={words.loading}>
        <SkeletonBlock shape="title" width="half" />
        <SkeletonBlock width="most" />
        <SkeletonBlock width="most" />
      </Skeleton>
    </main>
  )
}
