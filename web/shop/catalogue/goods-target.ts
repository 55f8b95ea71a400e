import { createContext, useContext } from 'react'
import type { CartItem } from '../../../contract/cart-record.ts'
import type { GoodCard } from '../../../contract/goods.ts'
import { type Observed, useObserved } from '../../client/observed.ts'
import { cartStore } from '../cart/cart-store.ts'
import { changeCounts, shortages, pendingCounts } from '../cart/change-counts.ts'
import type { Counts } from '../cart/count-outbox.ts'
import { putIntoCart } from './put-into-cart.ts'

type Readable<Value> = Omit<Observed<Value>, 'set'>

/** What the buttons of the cards put goods into: its lines, what is wished and not answered yet, and where the stock ran short. */
export type GoodsTarget = {
  items: Readable<readonly CartItem[]>
  pendingCounts: Readable<ReadonlyMap<number, Counts>>
  shortages: Readable<ReadonlyMap<number, number>>
  add: (good: GoodCard, counts: Counts) => void
  change: (goodId: number, counts: Counts) => void
  /** What the button says, where it is not the cart's; asked when it is drawn, for a browser has one language. */
  words?: () => { add: string; addNamed: (name: string) => string; inCart: string }
}

const nothing: readonly CartItem[] = []

const cart: GoodsTarget = {
  items: {
    initial: nothing,
    subscribe: cartStore.subscribe,
    read: () => cartStore.read().value?.items ?? nothing,
  },
  pendingCounts,
  shortages,
  add: putIntoCart,
  change: changeCounts,
}

/** The cart, unless a page is there to add to something else. */
export const GoodsTargetContext = createContext(cart)

/** How many of a good there are, as the person wished it last, and how many could be granted if that was too many. */
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
