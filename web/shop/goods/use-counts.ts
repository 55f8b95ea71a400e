import type { CartItem } from '../../../contract/cart-record.ts'
import { useObserved } from '../../client/observed.ts'
import { useStore } from '../../client/store.ts'
import { cartStore } from '../session/cart-store.ts'
import { shortages, pendingCounts } from './change-counts.ts'
import type { Counts } from './count-outbox.ts'

const noCounts: Counts = { order: 0, return: 0 }

const countsOf = (item: CartItem | undefined): Counts =>
  item ? { order: item.order, return: item.return } : noCounts

/** The pending or stored counts of a good, and the granted count if the stock was short. */
export function useCounts(goodId: number): Counts & { granted: number | undefined } {
  const item = useStore(cartStore).value?.items.find(({ good_id }) => good_id === goodId)
  const pending = useObserved(pendingCounts).get(goodId)
  const granted = useObserved(shortages).get(goodId)
  return { ...(pending ?? countsOf(item)), granted }
}

/** The number of pieces in the cart, pending ones included. */
export function usePieceCount(): number {
  const items = useStore(cartStore).value?.items ?? []
  const pending = useObserved(pendingCounts)
  const added = [...pending].filter(([goodId]) => !items.some(({ good_id }) => good_id === goodId))
  const counts = [
    ...items.map((item) => pending.get(item.good_id) ?? item),
    ...added.map(([, counts]) => counts),
  ]
  return counts.reduce((sum, { order }) => sum + order, 0)
}
