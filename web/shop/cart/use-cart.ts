import type { CartItem } from '../../../contract/cart-record.ts'
import { useObserved } from '../../client/observed.ts'
import { useStore } from '../../client/store.ts'
import { cartStore } from './cart-store.ts'
import { shortages, wishes } from './change-counts.ts'
import type { Counts } from './wishes.ts'

const none: Counts = { order: 0, return: 0 }

const countsOf = (item: CartItem | undefined): Counts => (item ? { order: item.order, return: item.return } : none)

/** How many of a good are in the cart, as the person wished it last, and how many the stock could give if it was short. */
export function useCounts(goodId: number): Counts & { granted: number | undefined } {
  const item = useStore(cartStore).value?.items.find(({ good_id }) => good_id === goodId)
  const wish = useObserved(wishes).get(goodId)
  const granted = useObserved(shortages).get(goodId)
  return { ...(wish ?? countsOf(item)), granted }
}

/** The lines of the cart with the counts as they are wished, and whether their sums wait for an answer. */
export function useCartLines(): { lines: readonly CartItem[]; pieces: number; waiting: boolean } {
  const items = useStore(cartStore).value?.items ?? []
  const wished = useObserved(wishes)
  const lines = items.map((item) => ({ ...item, ...wished.get(item.good_id) }))
  const coming = [...wished].filter(([goodId]) => !items.some(({ good_id }) => good_id === goodId))
  const pieces = [...lines, ...coming.map(([, counts]) => counts)].reduce((sum, { order }) => sum + order, 0)
  return { lines, pieces, waiting: wished.size > 0 }
}
