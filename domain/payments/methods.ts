import type { DeliveryKind } from '../territory/delivery-kind.ts'
import type { Cents } from '../money.ts'
import { done, refuse, type Outcome } from '../outcome.ts'
import type { ShopSettings } from '../settings.ts'
import { cashAllowed, type CashRefusal } from './cash.ts'

export type OnlineMethodKey = 'card' | 'seb' | 'citadele' | 'luminor' | 'swedbank' | 'revolut'

export type MethodKey = 'account' | 'cash' | 'deferred' | OnlineMethodKey

export type PaymentMethod = {
  key: MethodKey
  chargeCents: Cents
  /** Bank or card, through the payment provider. */
  isOnline: boolean
}

type OnlineMethod = PaymentMethod & { key: OnlineMethodKey }

const online = (key: OnlineMethodKey, chargeCents: Cents): OnlineMethod => ({
  key,
  chargeCents,
  isOnline: true,
})

/** Bank and card can also top up the account. */
export const topUpMethods: readonly OnlineMethod[] = [
  online('card', 30),
  online('seb', 50),
  online('citadele', 50),
  online('luminor', 50),
  online('swedbank', 50),
  online('revolut', 50),
]

/** The charge is added to what is paid and is not part of the order's totals. */
export const paymentMethods: readonly PaymentMethod[] = [
  { key: 'account', chargeCents: 0, isOnline: false },
  { key: 'cash', chargeCents: 0, isOnline: false },
  { key: 'deferred', chargeCents: 0, isOnline: false },
  ...topUpMethods,
]

export const paymentMethod = (key: MethodKey): PaymentMethod =>
  paymentMethods.find((method) => method.key === key)!

export const isOnlineMethod = (key: MethodKey): key is OnlineMethodKey =>
  paymentMethod(key).isOnline

export type PaymentInput = {
  /** `total_price_with_bail_and_vat`. */
  totalCents: Cents
  /** The sum to top up along with the order; 0 for none. */
  topUpCents: Cents
  deliveryKind: DeliveryKind
  /** No courier comes for services alone. */
  onlyServices?: boolean
  balanceCents: Cents
  creditLimitCents: Cents
  mayPayLater: boolean
  hasOverdueDebt: boolean
  /** Methods that the provider offers now; none in production without its keys. */
  onlineMethods: readonly OnlineMethodKey[]
}

export type MethodRefusal =
  | CashRefusal
  | { code: 'account_is_short'; missingCents: Cents }
  | { code: 'no_deferred_payment' }
  | { code: 'over_credit_limit'; missingCents: Cents }
  | { code: 'provider_is_off' }
  | { code: 'nothing_to_pay' }
  | { code: 'not_for_top_up' }

export type OfferedMethod = PaymentMethod & {
  toPayCents: Cents
  open: Outcome<null, MethodRefusal>
}

/** All methods in order, each with its sum to pay and the reason why it is not open. */
export function offeredMethods(input: PaymentInput, settings: ShopSettings): OfferedMethod[] {
  const toPayCents = input.totalCents + input.topUpCents
  return paymentMethods.map((method) => ({
    ...method,
    toPayCents: toPayCents + method.chargeCents,
    open: mayPayWith(method, input, settings),
  }))
}

export function mayPayWith(
  method: PaymentMethod,
  input: PaymentInput,
  settings: ShopSettings,
): Outcome<null, MethodRefusal> {
  if (method.isOnline) {
    const offered: readonly MethodKey[] = input.onlineMethods
    if (!offered.includes(method.key)) return refuse({ code: 'provider_is_off' })
    return input.totalCents + input.topUpCents > 0 ? done(null) : refuse({ code: 'nothing_to_pay' })
  }
  // An account cannot be topped up from itself, from credit or in cash at the door.
  if (input.topUpCents > 0) return refuse({ code: 'not_for_top_up' })
  if (method.key === 'account') return mayPayFromAccount(input)
  if (method.key === 'deferred') return mayPayLater(input)
  const isOurCourier = input.deliveryKind === 'courier' && input.onlyServices !== true
  return cashAllowed(
    { isOurCourier, totalCents: input.totalCents, hasOverdueDebt: input.hasOverdueDebt },
    settings,
  )
}

/** The account is the default when its funds suffice. */
export const defaultMethod = (offered: readonly OfferedMethod[]): MethodKey | null =>
  offered.find((method) => method.key === 'account' && method.open.ok)?.key ?? null

function mayPayFromAccount({
  totalCents,
  balanceCents,
}: PaymentInput): Outcome<null, MethodRefusal> {
  const missingCents = totalCents - Math.max(0, balanceCents)
  return missingCents > 0
    ? refuse({ code: 'account_is_short', missingCents: totalCents - balanceCents })
    : done(null)
}

/** Deferred payment needs `pay_later` and total ≤ `credit_limit` + `balance`; the rest is missing. */
function mayPayLater(input: PaymentInput): Outcome<null, MethodRefusal> {
  if (!input.mayPayLater) return refuse({ code: 'no_deferred_payment' })
  const missingCents = input.totalCents - (input.creditLimitCents + input.balanceCents)
  return missingCents > 0 ? refuse({ code: 'over_credit_limit', missingCents }) : done(null)
}
