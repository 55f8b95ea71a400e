import { createContext, useContext } from 'react'
import type { CartItem } from '../../../contract/cart-record.ts'
import type { GoodCard } from '../../../contract/goods.ts'
import { type Observed, useObserved } from '../../client/observed.ts'
import { cartStore } from '../session/cart-store.ts'
import { changeCounts, shortages, pendingCounts } from './change-counts.ts'
import type { Counts } from './count-outbox.ts'
import { putIntoCart } from './put-into-cart.ts'

type Readable<Value> = Omit<Observed<Value>, 'set'>

/** What the buttons of cards change: the cart, or a copy of an order, or an autoship. */
export type GoodsTarget = {
  items: Readable<readonly CartItem[]>
  pendingCounts: Readable<ReadonlyMap<number, Counts>>
  shortages: Readable<ReadonlyMap<number, number>>
  add: (good: GoodCard, counts: Counts) => void
  change: (goodId: number, counts: Counts) => void
  /** Replaces the cart's words; a function, because the language is known only when rendering. */
  words?: () => { add: string; addNamed: (name: string) => string; inCart: string }
}

const noItems: readonly CartItem[] = []

const cart: GoodsTarget = {
  items: {
    initial: noItems,
    subscribe: cartStore.subscribe,
    read: () => cartStore.read().value?.items ?? noItems,
  },
  pendingCounts,
  shortages,
  add: putIntoCart,
  change: changeCounts,
}

/** The cart, unless a page provides another target. */
export const GoodsTargetContext = createContext(cart)

/** The latest counts of a good, sent or not; `granted` is set if the stock was too small. */
export function useTargetCounts(goodId: number): Counts & { granted: number | undefined } {
  const target = useContext(GoodsTargetContext)
  const item = useObserved(target.items).find(({ good_id }) => good_id === goodId)
  const pending = useObserved(target.pendingCounts).get(goodId)
  const granted = useObserved(target.shortages).get(goodId)
  return {
    order: pending?.order ?? item?.order ?? 0,
    return: pending?.return ?? item?.return ?? 0,
    granted,
  }
}
