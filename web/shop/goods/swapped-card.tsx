import type { ReactNode } from 'react'
import type { Good, GoodCard } from '../../../contract/shop/goods.ts'
import { api } from '../session/api.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import './swapped-card.css'

/** The pressed button is gone, so the close button takes the focus. Stable: React calls it once. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

type Props = {
  good: Pick<GoodCard, 'id' | 'name'>
  /** Why other goods are shown. */
  reason: string
  title: string
  choose: (good: Good) => readonly GoodCard[]
  tileOf: (good: GoodCard) => ReactNode
  onClose: () => void
  /** For a card beside a field that is being typed in. */
  leaveFocus?: boolean
}

/** Shows other goods in the place of one until it is closed. */
export function SwappedCard(props: Props) {
  const { good, reason, title, choose, tileOf, onClose, leaveFocus = false } = props
  const words = useWords(catalogueWords)
  const found = useOtherGoods(good.id, choose)
  return (
    <article className="goods-card goods-swap" aria-label={`${good.name}: ${reason}`}>
      <div className="goods-swap__top">
        <div>
          <p>
            <NoBreak>{good.name}</NoBreak>
          </p>
          <p className="small quiet">{reason}</p>
        </div>
        <IconButton
          icon="close"
          label={words.closeSimilar}
          onClick={onClose}
          ref={leaveFocus ? undefined : focusOnce}
        />
      </div>
      {found === undefined ? (
        <Skeleton label={words.loadingSimilar}>
          <SkeletonBlock shape="picture" />
        </Skeleton>
      ) : found.length === 0 ? (
        <p className="small">{words.noSimilar}</p>
      ) : (
        <Carousel
          label={title}
          title={title}
          words={words.carousel}
          items={found.map((other) => ({ key: other.id, content: tileOf(other) }))}
        />
      )}
    </article>
  )
}

/** The available ones of the goods chosen; undefined while the good is loaded. */
function useOtherGoods(goodId: number, choose: Props['choose']): GoodCard[] | undefined {
  const { value: detailed, hasFailed } = useLoaded(goodId, () =>
    api.readGood({ params: { id: String(goodId) } }),
  )
  if (detailed === undefined) return hasFailed ? [] : undefined
  return choose(detailed).filter(({ available_for_customer: available }) => available !== 0)
}
