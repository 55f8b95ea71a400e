import type { Cents } from '../money.ts'
import { done, refuse, type Outcome } from '../outcome.ts'
import type { ShopSettings } from '../settings.ts'

export type CashInput = { isOurCourier: boolean; totalCents: Cents; hasOverdueDebt: boolean }

export type CashRefusal =
  | { code: 'not_for_this_delivery' }
  | { code: 'above_cash_limit'; limitCents: Cents }
  | { code: 'overdue_debt' }

/** `cash_allowed`: our courier, total up to a setting (300.00), customer without overdue debt. */
export function cashAllowed(
  input: CashInput,
  settings: Pick<ShopSettings, 'cashLimitCents'>,
): Outcome<null, CashRefusal> {
  if (!input.isOurCourier) return refuse({ code: 'not_for_this_delivery' })
  if (input.totalCents > settings.cashLimitCents)
    return refuse({ code: 'above_cash_limit', limitCents: settings.cashLimitCents })
  if (input.hasOverdueDebt) return refuse({ code: 'overdue_debt' })
  return done(null)
}
