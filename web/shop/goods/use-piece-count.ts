import { useObserved } from '../../client/observed.ts'
import { cartEditor } from './cart-editor.ts'

/** The number of pieces in the cart, pending ones included. */
export function usePieceCount(): number {
  const items = useObserved(cartEditor.items)
  const pending = useObserved(cartEditor.pending)
  const counts = new Map(items.map(({ good_id, order }) => [good_id, order]))
  for (const [goodId, { order }] of pending) counts.set(goodId, order)
  return [...counts.values()].reduce((sum, order) => sum + order, 0)
}
