import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { confirmationWords } from '../../words/confirmation.ts'
import { useWords } from '../../words/use-words.ts'
import { CartFrame } from './cart-frame.tsx'
import './thanks.css'

/** While the bank is being asked what became of the payment. */
export function ProcessWait() {
  const { waiting } = useWords(confirmationWords)
  return (
    <CartFrame step={2} title={waiting}>
      <div className="thanks thanks--one">
        <Skeleton label={waiting}>
          <SkeletonBlock width="most" />
          <SkeletonBlock width="half" />
        </Skeleton>
      </div>
    </CartFrame>
  )
}
