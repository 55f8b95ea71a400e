import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { paymentWords } from '../../words/shop/payments.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountFrame } from '../page/account-frame.tsx'

export function PaymentPending() {
  const words = useWords(paymentWords)
  return (
    <AccountFrame title={words.waiting}>
      <Skeleton label={words.waiting}>
        <SkeletonBlock width="most" />
        <SkeletonBlock width="half" />
      </Skeleton>
    </AccountFrame>
  )
}
