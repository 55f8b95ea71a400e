import type { CartGood } from '../catalogue/goods-for-cart.ts'
import type { LoadedCart } from './load-cart.ts'

/** Pieces of a good that a cart can hold, null where they are not counted: an order opened for editing keeps what it has reserved. */
export function availableTo(
  { originalItems }: Pick<LoadedCart, 'originalItems'>,
  good: CartGood,
): number | null {
  const kept = originalItems.find(({ goodId }) => goodId === good.goodId)?.ordered ?? 0
  if (good.isWithdrawn) return kept
  return good.available === null ? null : good.available + kept
}
