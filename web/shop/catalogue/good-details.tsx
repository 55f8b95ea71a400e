import type { Good } from '../../../contract/shop/goods.ts'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { useShop } from '../session/shop-context.ts'
import { JsonLd } from '../page/json-ld.tsx'
import { goodData } from './good-data.ts'
import { GoodLabel } from './good-label.tsx'
import { RelatedGoods } from './related-goods.tsx'
import { GoodDescription } from './good-description.tsx'

/** Below a good: its description, label, structured data, and the goods beside it. */
export default function GoodDetails({ good, path }: { good: Good; path: string }) {
  const shop = useShop()
  const { shopName } = useWords(frameWords)
  return (
    <>
      <JsonLd
        key={path}
        data={import.meta.env.SSR ? goodData(good, path, shopName, shop) : undefined}
      />
      <section className="catalogue-section catalogue-story">
        <GoodDescription key={good.id} good={good} />
        <GoodLabel good={good} />
      </section>
      <RelatedGoods good={good} />
    </>
  )
}
