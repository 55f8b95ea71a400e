import type { GoodCard } from '../../../contract/goods.ts'
import { catalogueWords } from '../../words/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import { useTargetCounts } from './goods-target.ts'

/** The stock granted less than was asked for. */
export function ShortMessage({ good, onSimilar }: { good: GoodCard; onSimilar: () => void }) {
  const words = useWords(catalogueWords)
  const { granted } = useTargetCounts(good.id)
  return (
    <output className="card__msg">
      {granted !== undefined &&
        (good.alternative_goods.length > 0 ? (
          <>
            {words.limited}{' '}
            <button type="button" className="link" onClick={onSimilar}>
              {words.limitedLink}
            </button>
            .
          </>
        ) : (
          words.limitedNone
        ))}
    </output>
  )
}
