import type { Good } from '../../../contract/shop/goods.ts'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { goodWords } from '../../words/shop/good.ts'
import { useWords } from '../../words/use-words.ts'
import { GoodsRail } from './goods-rail.tsx'

/** Below a good: complements and similar goods. */
export function RelatedGoods({ good }: { good: Good }) {
  const words = { ...useWords(catalogueWords), ...useWords(goodWords) }
  return (
    <>
      <GoodsRail title={words.goesWith} goods={good.related} />
      <GoodsRail title={words.similar} goods={good.alternatives} />
    </>
  )
}
