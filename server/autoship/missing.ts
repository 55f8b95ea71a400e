import type { CartGood } from '../catalogue/goods-for-cart.ts'

/** Why so many pieces of a good cannot come now; null when they can. */
export function missingOf(good: CartGood, ordered: number): 'out_of_stock' | 'withdrawn' | null {
  if (ordered === 0) return null
  if (good.isWithdrawn) return 'withdrawn'
  return good.available !== null && good.available < ordered ? 'out_of_stock' : null
}
