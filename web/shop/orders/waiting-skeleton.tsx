import { Skeleton } from '../../ui/skeleton.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { EntriesSkeleton } from '../delivery/entries-skeleton.tsx'

export function WaitingSkeleton() {
  const words = useWords(orderWords)
  return (
    <Skeleton label={words.loading}>
      <EntriesSkeleton count={2} as="orders-entry" />
    </Skeleton>
  )
}
