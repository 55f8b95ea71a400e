import type { Cents } from '../money.ts'
import type { CauseKind, CustomerAccount, ShopAccount } from './entry.ts'

/** What happened: the cause of the ledger's transactions, in a customer's words. */
export type EventKind =
  | 'placed'
  | 'paid'
  | 'changed'
  | 'delivered'
  | 'cancelled'
  | 'top_up'
  | 'visited'
  | 'taken_back'
  | 'month'
  | 'deposit_back'
  | 'paid_out'
  | 'correction'

export function eventKind(cause: { kind: CauseKind; step: string; hasOrder: boolean }): EventKind {
  const { kind, step, hasOrder } = cause
  if (kind === 'payment') {
    if (step !== 'paid') return 'taken_back'
    return hasOrder ? 'paid' : 'top_up'
  }
  if (kind === 'bill') return 'month'
  if (kind === 'bank_line') return step === 'undone' ? 'taken_back' : 'top_up'
  if (corrections.includes(kind)) return 'correction'
  if (kind === 'deposit_refund') return 'deposit_back'
  if (kind === 'visit') return 'visited'
  if (kind !== 'order') return 'paid_out'
  return orderEvents[step.split(':')[0]!] ?? 'changed'
}

const corrections: readonly CauseKind[] = ['correction', 'goodwill', 'write_off', 'line_refund']

const orderEvents: Partial<Record<string, EventKind>> = {
  placed: 'placed',
  paid: 'paid',
  delivered: 'delivered',
  cancelled: 'cancelled',
  skipped: 'cancelled',
  given_back: 'cancelled',
  reversed: 'correction',
}

export type EventPart = {
  what:
    | 'paid'
    | 'cash'
    | 'paid_out'
    | 'order'
    | 'prepaid'
    | 'deferred'
    | 'goods'
    | 'charge'
    | 'rent'
    | 'deposit'
    | 'correction'
  cents: Cents
}

export type LedgerEvent = {
  kind: EventKind
  /** The sums of its entries by account. */
  sums: Partial<Record<CustomerAccount | ShopAccount, Cents>>
  /** Of a delivered order: the charge that was paid before, and is on the invoice. */
  chargeCents: Cents
  isDeferred: boolean
}

/**
 * What made the change of the account: what came in above zero, what it cost below. Entries sum to
 * zero, so the parts make the change. Bonus is no money, nor is its correction: both are left out.
 */
export function eventParts({ kind, sums, chargeCents, isDeferred }: LedgerEvent): EventPart[] {
  const of = (account: CustomerAccount | ShopAccount) => -(sums[account] ?? 0)
  const isDelivery = kind === 'delivered'
  const soldCents = of('revenue') + of('vat') + of('advance_vat') + of('state_deposit')
  const before = isDeferred ? 'deferred' : 'prepaid'
  const parts: EventPart[] = [
    { what: of('provider') < 0 ? 'paid_out' : 'paid', cents: of('provider') },
    { what: of('bank') < 0 ? 'paid_out' : 'paid', cents: of('bank') },
    { what: isDelivery ? before : 'order', cents: of('advance') + (isDelivery ? chargeCents : 0) },
    { what: 'cash', cents: of('cash') },
    { what: soldAs(kind), cents: soldCents },
    { what: 'charge', cents: isDelivery ? -chargeCents : 0 },
    { what: 'deposit', cents: of('deposit') },
    { what: 'correction', cents: of('correction') + of('bonus') + of('bonus_cost') },
  ]
  return parts.filter(({ cents }) => cents !== 0)
}

function soldAs(kind: EventKind): EventPart['what'] {
  if (kind === 'delivered') return 'goods'
  if (kind === 'correction') return 'correction'
  return kind === 'month' ? 'rent' : 'charge'
}
