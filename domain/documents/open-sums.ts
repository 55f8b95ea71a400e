import type { Cents } from '../money.ts'

/**
 * The unpaid sum of each document, from the oldest to the newest. Money pays the oldest first, so
 * the debt that is left belongs to the newest.
 */
export function openSums(toPayCents: readonly Cents[], debtCents: Cents): Cents[] {
  const open: Cents[] = []
  let left = Math.max(0, debtCents)
  for (const cents of toPayCents.toReversed()) {
    const share = Math.min(cents, left)
    left -= share
    open.unshift(share)
  }
  return open
}
