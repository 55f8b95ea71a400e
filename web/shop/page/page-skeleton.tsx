import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'

/** While a page with a customer's own data is loading; a page that visitors find has its title. */
export function PageSkeleton({ title }: { title?: string }) {
  const words = useWords(frameWords)
  return (
    <main id="saturs" className="wrap">
      <title>{title === undefined ? words.shopName : `${title} – ${words.shopName}`}</title>
      <Skeleton label={words.loading}>
        <SkeletonBlock shape="title" width="half" />
        <SkeletonBlock width="most" />
        <SkeletonBlock width="most" />
      </Skeleton>
    </main>
  )
}
