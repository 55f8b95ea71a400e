import { Suspense, useState } from 'react'
import type { CartItem } from '../../../contract/cart-record.ts'
import type { GoodCard } from '../../../contract/goods.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { cartWords } from '../../words/cart.ts'
import { catalogueWords } from '../../words/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import { GoodTile } from '../catalogue/good-tile.tsx'

const SwappedCard = lazyWithRetry(async () => ({
  default: (await import('../catalogue/swapped-card.tsx')).SwappedCard,
}))

const tileOf = (good: GoodCard) => <GoodTile good={good} />

/** Fewer were granted than asked for: how many there are, and what can be had instead; it can be closed. */
export function ShortageNotice({ item, granted }: { item: CartItem; granted: number }) {
  const words = useWords(cartWords)
  const { instead } = useWords(catalogueWords)
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const message = `${words.inStock(granted)} ${words.short}`
  return (
    <div className="line__short" aria-live="polite">
      <h2 className="vh">{instead}</h2>
      <Suspense fallback={<p className="small">{message}</p>}>
        <SwappedCard
          good={{ id: item.good_id, name: item.name }}
          reason={message}
          title={instead}
          choose={({ alternatives }) => alternatives}
          tileOf={tileOf}
          onClose={() => setClosed(true)}
          leaveFocus
        />
      </Suspense>
    </div>
  )
}
