import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { GoodCard } from '../../../contract/goods.ts'
import { classNames } from '../../ui/class-names.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { CartControl } from './cart-control.tsx'
import { GoesWith } from './goes-with.tsx'
import { GoodBadges, useBadges } from './good-badges.tsx'
import { GoodPicture } from './good-picture.tsx'
import { GoodPrice, useUnitPrice } from './good-price.tsx'
import { ShortMessage } from './short-message.tsx'
import { SoldOut } from './sold-out.tsx'
import './card.css'

const swaps = {
  instead: lazyWithRetry(() => import('./replacement.tsx')),
  together: lazyWithRetry(() => import('./complements.tsx')),
}

const BADGES = 2

type Props = { good: GoodCard; urgent?: boolean }

/** A good in a list. Where it cannot be had, what replaces it slides into its place; what goes with it may, once it is in the cart. Either can be closed. */
export function GoodTile({ good, urgent = false }: Props) {
  const [swapped, setSwapped] = useState<keyof typeof swaps>()
  const unit = useUnitPrice(good) ?? good.card_note
  // the deposit beside the price says that the bottle comes back
  const badges = useBadges(good)
    .filter(({ look }) => good.bail === 0 || look !== 'water')
    .slice(0, BADGES)
  const card = (
    <article className={classNames('card', badges.length > 0 && 'card--b')}>
      <GoodPicture good={good} urgent={urgent} />
      <GoodBadges badges={badges} />
      <h3 className="card__name">
        <Link to={`/good/${good.link}`}>
          <NoBreak>{good.name}</NoBreak>
        </Link>
      </h3>
      <p className="card__unit">{unit}</p>
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
