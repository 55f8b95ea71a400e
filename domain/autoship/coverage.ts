import type { Cents } from '../money.ts'

/** A delivery to come: what is still to be taken for it, which is nothing for one that is paid already. */
export type CostOfDelivery = { toPayCents: Cents; mayBeDebt: boolean }

export type Coverage = {
  isCovered: boolean
  /** The first that the account will not cover; only for it the missing sum is told. */
  isFirstShort: boolean
  missingCents: Cents
  balanceAfterCents: Cents
}

/**
 * Whether the account covers each of the next deliveries, in their order. What it does not cover is paid otherwise and leaves the
 * balance as it is, except where it is deferred and becomes a debt.
 */
export function coverageOf(balanceCents: Cents, deliveries: readonly CostOfDelivery[]): Coverage[] {
  let balance = balanceCents
  let isShort = false
  return deliveries.map(({ toPayCents, mayBeDebt }) => {
    const isCovered = toPayCents === 0 || balance >= toPayCents
    const isFirstShort = !isCovered && !isShort
    const missingCents = isFirstShort ? toPayCents - balance : 0
    isShort ||= !isCovered
    if (isCovered || mayBeDebt) balance -= toPayCents
    return { isCovered, isFirstShort, missingCents, balanceAfterCents: balance }
  })
}
