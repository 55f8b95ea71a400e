import type { GoodCard } from '../../../contract/goods.ts'
import { catalogueWords } from '../../words/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import { useTargetCounts } from './goods-target.ts'

/** Once a good is in the cart: the way to what goes well with it. */
export function GoesWith({ good, onOpen }: { good: GoodCard; onOpen: () => void }) {
  const words = useWords(catalogueWords)
  const { order } = useTargetCounts(good.id)
  if (order === 0 || good.related_goods.length === 0) return null
  return (
    <p className="card__msg">
      <button type="button" className="link" onClick={onOpen}>
        {words.seeGoesWith}
      </button>
    </p>
  )
}
