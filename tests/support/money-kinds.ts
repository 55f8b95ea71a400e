import type { OnlineMethodKey } from '../../domain/payments/methods.ts'

/** How an order is placed, paid, changed and ended, in every way that moves its money. */
export type OrderKind = {
  method: 'account' | 'cash' | 'deferred' | OnlineMethodKey
  lines: 'plain' | 'promo' | 'bonus' | 'rent' | 'all'
  topUp: number
  change: 'none' | 'more' | 'less'
  end: 'waiting' | 'cancelled' | 'as ordered' | 'otherwise' | 'more left'
}

const methods = ['account', 'cash', 'deferred', 'card', 'swedbank'] as const
const changes = ['none', 'more', 'less'] as const
const ends = ['waiting', 'cancelled', 'as ordered', 'otherwise', 'more left'] as const
const lines = ['plain', 'promo', 'bonus', 'rent', 'all'] as const

/**
 * Every method with every change and every end; what is ordered takes turns, so that each pair of
 * two choices occurs, and every second payment by bank or card has a top-up.
 */
export const orderKinds: OrderKind[] = methods.flatMap((method, m) =>
  changes.flatMap((change, c) =>
    ends.map((end, e) => ({
      method,
      change,
      end,
      lines: lines[(m + c + e) % lines.length]!,
      topUp: m > 2 && (c + e) % 2 === 0 ? 20 : 0,
    })),
  ),
)

export const nameOf = ({ method, lines, topUp, change, end }: OrderKind): string =>
  `${method}, ${lines}, top-up ${topUp}, change ${change}, ${end}`
