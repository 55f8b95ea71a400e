import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { paymentWords } from '../../words/payments.ts'
import { useWords } from '../../words/use-words.ts'

/** While the bank is being asked what became of a payment. */
export function PaymentWait() {
  const words = useWords(paymentWords)
  return (
    <main id="saturs" className="wrap">
      <title>{words.waiting}</title>
      <h1>{words.waiting}</h1>
      <Skeleton label={words.waiting}>
        <SkeletonBlock width="most" />
        <SkeletonBlock width="half" />
      </Skeleton>
    </main>
  )
}
