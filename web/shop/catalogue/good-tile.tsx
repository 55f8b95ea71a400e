import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { GoodCard } from '../../../contract/goods.ts'
import { classNames } from '../../ui/class-names.ts'
import { CartControl } from './cart-control.tsx'
import { GoodBadges, useBadges } from './good-badges.tsx'
import { GoodPicture } from './good-picture.tsx'
import { GoodPrice, useUnitPrice } from './good-price.tsx'
import { ShortMessage } from './short-message.tsx'
import { SoldOut } from './sold-out.tsx'
import './card.css'

const Replacement = lazy(() => import('./replacement.tsx'))

const BADGES = 2

type Props = { good: GoodCard; urgent?: boolean }

/** A good in a list. Where it cannot be had, what replaces it slides into its place, and can be closed. */
export function GoodTile({ good, urgent = false }: Props) {
  const [swapped, setSwapped] = useState(false)
  const unit = useUnitPrice(good) ?? good.card_note
  const badges = useBadges(good).slice(0, BADGES)
  const card = (
    <article className={classNames('card', badges.length > 0 && 'card--b')}>
      <GoodPicture good={good} urgent={urgent} />
      <GoodBadges badges={badges} />
      <h3 className="card__name">
        <Link to={`/good/${good.link}`}>{good.name}</Link>
      </h3>
      <p className="card__unit">{unit}</p>
      <GoodPrice good={good} />
      {good.available_for_customer === 0 ? (
        <SoldOut good={good} onSimilar={() => setSwapped(true)} />
      ) : (
        <CartControl good={good}>
          <ShortMessage good={good} onSimilar={() => setSwapped(true)} />
        </CartControl>
      )}
    </article>
  )
  if (!swapped) return card
  return (
    <Suspense fallback={card}>
      <Replacement good={good} tileOf={tileOf} onClose={() => setSwapped(false)} />
    </Suspense>
  )
}

const tileOf = (good: GoodCard) => <GoodTile good={good} />
