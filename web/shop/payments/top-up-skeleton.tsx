import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { accountWords } from '../../words/account.ts'
import { useWords } from '../../words/use-words.ts'
import './top-up.css'

const METHODS = [6, 7, 8, 9, 10, 11]

export function TopUpSkeleton() {
  const words = useWords(accountWords)
  return (
    <div className="topup">
      <Skeleton label={words.loading}>
        <SkeletonBlock width="third" />
        <SkeletonBlock shape="control" />
        <SkeletonBlock shape="control" width="half" />
        {METHODS.map((method) => (
          <SkeletonBlock key={method} shape="title" width="most" />
        ))}
        <SkeletonBlock shape="control" />
      </Skeleton>
    </div>
  )
}
