import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import { CartControl } from './cart-control.tsx'
import { GoodBadges, useBadges } from './good-badges.tsx'
import { GoodPicture } from './good-picture.tsx'
import { GoodPrice } from './good-price.tsx'
import { useGoodTerms } from './good-terms.tsx'
import { useTargetCounts } from './goods-target.ts'
import './card.css'

const NotifyMe = lazyWithRetry(() => import('./notify-me.tsx'))

const swaps = {
  instead: lazyWithRetry(() => import('./replacement.tsx')),
  together: lazyWithRetry(() => import('./complements.tsx')),
}

const BADGES = 2

type Props = { good: GoodCard; urgent?: boolean }

/** A good in a list; its substitutes or complements can take its place until they are closed. */
export function GoodTile({ good, urgent = false }: Props) {
  const [swapped, setSwapped] = useState<keyof typeof swaps>()
  const terms = useGoodTerms(good)
  // the deposit beside the price already says that the bottle is returnable
  const badges = useBadges(good)
    .filter(({ look }) => good.bail === 0 || look !== 'water')
    .slice(0, BADGES)
  const card = (
    <article className={classNames('goods-card', badges.length > 0 && 'goods-card--b')}>
      <GoodPicture good={good} urgent={urgent} />
      <GoodBadges badges={badges} />
      <h3 className="goods-card__name">
        <Link to={`/good/${good.link}`}>
          <NoBreak>{good.name}</NoBreak>
        </Link>
      </h3>
      <p className="goods-card__unit">{terms}</p>
      <GoodPrice good={good} />
      {good.available_for_customer === 0 ? (
        <SoldOut good={good} onSimilar={() => setSwapped('instead')} />
      ) : (
        <CartControl good={good}>
          <ShortMessage good={good} onSimilar={() => setSwapped('instead')} />
          <GoesWith good={good} onOpen={() => setSwapped('together')} />
        </CartControl>
      )}
    </article>
  )
  if (swapped === undefined) return card
  const Swap = swaps[swapped]
  return (
    <Suspense fallback={card}>
      <Swap good={good} tileOf={tileOf} onClose={() => setSwapped(undefined)} />
    </Suspense>
  )
}

const tileOf = (good: GoodCard) => <GoodTile good={good} />

/** Replaces the cart's button of a good that is out of stock. */
function SoldOut({ good, onSimilar }: { good: GoodCard; onSimilar: () => void }) {
  const words = useWords(catalogueWords)
  return (
    <div className="goods-card__act">
      {good.alternative_goods.length > 0 ? (
        <Button look="line" wide onClick={onSimilar}>
          {words.seeSimilar}
        </Button>
      ) : (
        <Suspense>
          <NotifyMe goodId={good.id} />
        </Suspense>
      )}
      <p className="goods-card__msg">{words.outOfStock}</p>
    </div>
  )
}

/** Shown when the stock granted less than requested. */
function ShortMessage({ good, onSimilar }: { good: GoodCard; onSimilar: () => void }) {
  const words = useWords(catalogueWords)
  const { granted } = useTargetCounts(good.id)
  return (
    <output className="goods-card__msg">
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

/** A link to complements, for a good in the cart. */
function GoesWith({ good, onOpen }: { good: GoodCard; onOpen: () => void }) {
  const words = useWords(catalogueWords)
  const { order } = useTargetCounts(good.id)
  if (order === 0 || good.related_goods.length === 0) return null
  return (
    <p className="goods-card__msg">
      <button type="button" className="link" onClick={onOpen}>
        {words.seeGoesWith}
      </button>
    </p>
  )
}
