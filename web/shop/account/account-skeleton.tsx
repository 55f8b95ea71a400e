import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountFrame } from '../page/account-frame.tsx'

/** An account page until its list is loaded. */
export function AccountSkeleton({ title }: { title: string }) {
  const words = useWords(accountWords)
  return (
    <AccountFrame title={title}>
      <Skeleton label={words.loading}>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <SkeletonBlock key={row} shape="control" />
        ))}
      </Skeleton>
    </AccountFrame>
  )
}
