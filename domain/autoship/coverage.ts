import type { Cents } from '../money.ts'

/** The sum still to be paid for a delivery: 0 when it is paid already. */
export type DeliveryCost = { toPayCents: Cents; mayBeDebt: boolean }

export type Coverage = {
  isCovered: boolean
  /** The first delivery that the account does not cover; only this one has a missing sum. */
  isFirstShort: boolean
  missingCents: Cents
  balanceAfterCents: Cents
}

/**
 * Whether the account covers each of the next deliveries, in their order. An uncovered delivery is
 * paid otherwise and leaves the balance as it is, unless it is deferred and becomes a debt.
 */
export function coverageOf(balanceCents: Cents, deliveries: readonly DeliveryCost[]): Coverage[] {
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
