import type { CartDifference } from '../../contract/shared/refusals.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { loadCart } from '../cart/load-cart.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { removePromoFromCart, saveSeenPrices } from '../cart/save-seen-prices.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Shortage } from '../stock/reserve-stock.ts'
import { nameOf } from './check-cart.ts'

/**
 * Refuses with the differences from what the customer saw, and saves them as seen: the next attempt
 * succeeds. Goods that run short are reduced to the available pieces.
 */
export async function saveSeenPricesAndRefuse(
  app: App,
  tx: Tx,
  priced: PricedCart,
  differences: CartDifference[],
  shortages: readonly Shortage[] = [],
): Promise<Outcome<never, Refusal>> {
  const missing = shortages.map(({ goodId, wanted, available }): CartDifference => ({
    kind: 'stock',
    good_id: goodId,
    name: nameOf(priced.goods, goodId, priced.cart),
    old: wanted,
    new: Math.max(0, available),
  }))
  const atMost = new Map(shortages.map(({ goodId, available }) => [goodId, Math.max(0, available)]))
  const dropsPromo = differences.some(({ kind }) => kind === 'promo')
  await saveSeenPrices(app, tx, priced, { atMost, dropsPromo })
  return refuse({ code: 'cart_changed', changes: [...differences, ...missing] })
}

/**
 * Database constraints decide races for a promo code, bonus or account balance. The loser's
 * transaction is rolled back and gets the refusal of an ordinary check.
 */
export async function constraintRefusal(
  app: AppWithDb,
  ref: { customerId: number; cartId: number },
  error: unknown,
): Promise<Outcome<never, Refusal>> {
  const constraint = (error as { constraint?: string }).constraint ?? ''
  if (
    constraint === 'promo_codes_within_limit' ||
    constraint === 'promo_uses_within_customer_limit'
  ) {
    const cart = await loadCart(app.db, ref)
    await inTransaction(app.db, (tx) => removePromoFromCart(app, tx, ref.cartId))
    const lost: CartDifference = {
      kind: 'promo',
      good_id: null,
      name: null,
      old: cart?.promo?.code ?? '',
      new: null,
    }
    return refuse({ code: 'cart_changed', changes: [lost] })
  }
  if (constraint === 'ledger_entries_floor')
    return refuse({ code: 'method_not_open', reason: 'account_is_short' })
  if (
    constraint === 'ledger_balances_bonus_not_below_zero' ||
    constraint === 'stock_covers_reservations'
  )
    return refuse({ code: 'conflict' })
  throw error
}
