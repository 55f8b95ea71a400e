import type { OnlineMethodKey } from '../../domain/payments/methods.ts'

/** How an order is placed, paid, changed and ended, in every way that moves its money. */
export type OrderKind = {
  method: 'account' | 'cash' | 'deferred' | OnlineMethodKey
  lines: 'plain' | 'promo' | 'bonus' | 'rent' | 'all'
  topUp: number
  change: 'none' | 'more' | 'less'
  end:
    | 'waiting'
    | 'cancelled'
    | 'as ordered'
    | 'otherwise'
    | 'more left'
    | 'skipped'
    /** Delivered as ordered, and then told anew, or a part of its price is given back. */
    | 'corrected'
    | 'refunded'
  /**
   * How it comes to be: a late payment pays it, a second one comes, the account pays a part, an
   * autoship makes it, a line of the bank's statement has brought its money.
   */
  way:
    | 'usual'
    | 'bank line'
    | 'late'
    | 'twice'
    | 'parcel'
    | 'services'
    | 'free'
    | 'parts'
    | 'autoship'
    | 'unpaid autoship'
}

const methods = ['account', 'cash', 'deferred', 'card', 'swedbank'] as const
const changes = ['none', 'more', 'less'] as const
const ends = ['waiting', 'cancelled', 'as ordered', 'otherwise', 'more left'] as const
const lines = ['plain', 'promo', 'bonus', 'rent', 'all'] as const

/**
 * Every method with every change and every end; what is ordered takes turns, so that each pair of
 * two choices occurs, and every second payment by bank or card has a top-up.
 */
const usualKinds: OrderKind[] = methods.flatMap((method, m) =>
  changes.flatMap((change, c) =>
    ends.map((end, e) => ({
      method,
      change,
      end,
      lines: lines[(m + c + e) % lines.length]!,
      topUp: m > 2 && (c + e) % 2 === 0 ? 20 : 0,
      way: 'usual' as const,
    })),
  ),
)

const kind = (
  way: OrderKind['way'],
  method: OrderKind['method'],
  end: OrderKind['end'],
  topUp = 0,
): OrderKind => ({ way, method, end, topUp, lines: 'plain', change: 'none' })

const otherKinds: OrderKind[] = [
  kind('late', 'card', 'waiting'),
  kind('late', 'swedbank', 'as ordered', 20),
  kind('late', 'card', 'cancelled', 20),
  kind('late', 'card', 'otherwise'),
  kind('twice', 'card', 'waiting'),
  kind('twice', 'swedbank', 'as ordered'),
  kind('parcel', 'account', 'as ordered'),
  kind('parcel', 'card', 'as ordered', 20),
  kind('parcel', 'swedbank', 'cancelled'),
  kind('services', 'account', 'as ordered'),
  kind('services', 'card', 'waiting'),
  kind('services', 'deferred', 'as ordered'),
  kind('services', 'swedbank', 'cancelled', 20),
  kind('free', 'card', 'waiting'),
  kind('free', 'swedbank', 'as ordered'),
  kind('parts', 'card', 'waiting'),
  kind('parts', 'swedbank', 'as ordered'),
  kind('parts', 'card', 'cancelled'),
  kind('parts', 'card', 'otherwise'),
  { ...kind('parts', 'swedbank', 'as ordered'), lines: 'all', change: 'more' },
  { ...kind('parts', 'card', 'more left'), lines: 'promo', change: 'less' },
  kind('autoship', 'account', 'as ordered'),
  kind('autoship', 'account', 'skipped'),
  kind('unpaid autoship', 'account', 'skipped'),
  kind('usual', 'account', 'corrected'),
  kind('usual', 'cash', 'corrected'),
  kind('usual', 'deferred', 'corrected'),
  { ...kind('usual', 'card', 'corrected', 20), lines: 'promo' },
  kind('usual', 'deferred', 'refunded'),
  { ...kind('usual', 'card', 'refunded'), lines: 'bonus' },
  kind('bank line', 'account', 'as ordered'),
  kind('bank line', 'account', 'otherwise'),
  kind('bank line', 'account', 'cancelled'),
]

export const orderKinds = [...usualKinds, ...otherKinds]

export const nameOf = ({ method, lines, topUp, change, end, way }: OrderKind): string =>
  `${way === 'usual' ? '' : `${way}: `}${method}, ${lines}, top-up ${topUp}, change ${change}, ${end}`
