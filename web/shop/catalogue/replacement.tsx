import { type ReactNode, useEffect, useState } from 'react'
import type { GoodCard } from '../../../contract/goods.ts'
import { api } from '../../client/api.ts'
import { useStore } from '../../client/store.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { catalogueWords } from '../../words/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import { isCustomer, userStore } from '../people/user-store.ts'
import './replacement.css'

/** The button that was pressed is gone, so the focus comes here; a function that stays the same is called but once. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

type Props = { good: GoodCard; tileOf: (good: GoodCard) => ReactNode; onClose: () => void }

/** What can be had instead, in the place of the good that cannot; closing it brings the good back. */
export default function Replacement({ good, tileOf, onClose }: Props) {
  const words = useWords(catalogueWords)
  const customer = isCustomer(useStore(userStore).value)
  const [found, setFound] = useState<readonly GoodCard[]>()
  useEffect(() => {
    api.readGood({ params: { id: String(good.id) } }).then(
      ({ alternatives }) => setFound(alternatives.filter((other) => other.available_for_customer !== 0)),
      () => setFound([]),
    )
  }, [good.id])
  return (
    <article className="card swap" aria-label={`${good.name}: ${words.soldOut}`}>
      <div className="swap__top">
        <div>
          <p>{good.name}</p>
          <p className="small quiet">{customer ? words.notNowCustomer : words.notNow}</p>
        </div>
        <IconButton icon="close" label={words.closeSimilar} onClick={onClose} ref={focusOnce} />
      </div>
      {found === undefined ? (
        <Skeleton label={words.loadingSimilar}>
          <SkeletonBlock shape="picture" />
        </Skeleton>
      ) : found.length === 0 ? (
        <p className="small">{words.noSimilar}</p>
      ) : (
        <Carousel
          view="one"
          label={words.instead}
          title={words.instead}
          words={words.carousel}
          items={found.map((other) => ({ key: other.id, content: tileOf(other) }))}
        />
      )}
    </article>
  )
}
