import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { useWords } from '../../words/use-words.ts'

export function ListSkeleton() {
  const words = useWords(accountWords)
  return (
    <Skeleton label={words.loading}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <SkeletonBlock key={row} shape="control" />
      ))}
    </Skeleton>
  )
}
