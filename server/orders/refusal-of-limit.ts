import type { Refusal } from '../../contract/refusals.ts'
import { type Outcome, refuse } from '../../domain/outcome.ts'
import { loadCart } from '../cart/load-cart.ts'
import { dropPromo } from '../cart/keep-shown-lines.ts'
import type { App } from '../app-context.ts'

/**
 * The last line of every limit is the database's: whoever loses a race for a code, a bonus or the account is refused by a
 * constraint, with nothing written, and told so like anybody else.
 */
export async function refusalOfLimit(
  app: App,
  which: { customerId: number; cartId: number },
  error: unknown,
): Promise<Outcome<never, Refusal>> {
  const constraint = (error as { constraint?: string }).constraint ?? ''
  if (
    constraint === 'promo_codes_within_limit' ||
    constraint === 'promo_uses_within_customer_limit'
  ) {
    const cart = await loadCart(app.db, which)
    await dropPromo(app, which.cartId)
    const lost = {
      kind: 'promo',
      good_id: null,
      name: null,
      old: cart?.promo?.code ?? '',
      new: null,
    }
    return refuse({ code: 'cart_changed', extra: { changes: [lost] } })
  }
  if (constraint === 'ledger_entries_floor')
    return refuse({ code: 'method_not_open', extra: { reason: 'account_is_short' } })
  if (
    constraint === 'ledger_balances_bonus_not_below_zero' ||
    constraint === 'stock_covers_reservations'
  )
    return refuse({ code: 'conflict' })
  throw error
}
