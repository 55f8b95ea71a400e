import { Suspense } from 'react'
import type { GoodCard } from '../../../contract/goods.ts'
import { Button } from '../../ui/button.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { catalogueWords } from '../../words/catalogue.ts'
import { useWords } from '../../words/use-words.ts'

const TellMe = lazyWithRetry(() => import('./notify-me.tsx'))

/** In the place of the cart's button while there is nothing to put into a cart. */
export function SoldOut({ good, onSimilar }: { good: GoodCard; onSimilar: () => void }) {
  const words = useWords(catalogueWords)
  return (
    <div className="card__act">
      {good.alternative_goods.length > 0 ? (
        <Button look="line" wide onClick={onSimilar}>
          {words.seeSimilar}
        </Button>
      ) : (
        <Suspense>
          <TellMe goodId={good.id} />
        </Suspense>
      )}
      <p className="card__msg">{words.outOfStock}</p>
    </div>
  )
}
