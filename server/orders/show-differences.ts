import type { CartDifference } from '../../contract/order-record.ts'
import type { Refusal } from '../../contract/refusals.ts'
import { type Outcome, refuse } from '../../domain/outcome.ts'
import { keepShownLines } from '../cart/keep-shown-lines.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { Shortage } from '../catalogue/stock.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { nameOf } from './check-cart.ts'

/**
 * Names what is not as the customer saw it, old and new, and writes it into the cart: who asks again has seen it and goes on.
 * Goods that run short are brought down to what can be had.
 */
export async function showDifferences(
  app: App,
  tx: Db,
  priced: PricedCart,
  seen: CartDifference[],
  shortages: readonly Shortage[] = [],
): Promise<Outcome<never, Refusal>> {
  const short = shortages.map(({ goodId, wanted, available }): CartDifference => ({
    kind: 'stock',
    good_id: goodId,
    name: nameOf(priced.goods, goodId, priced.cart),
    old: wanted,
    new: Math.max(0, available),
  }))
  const atMost = new Map(shortages.map(({ goodId, available }) => [goodId, Math.max(0, available)]))
  const dropsPromo = seen.some(({ kind }) => kind === 'promo')
  await keepShownLines(app, tx, priced, { atMost, dropsPromo })
  return refuse({ code: 'cart_changed', extra: { changes: [...seen, ...short] } })
}
