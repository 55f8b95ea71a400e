import type { Cents } from '../money.ts'

/**
 * Of papers from the oldest to the newest, what each still waits for: money pays the oldest first, so a debt that is left
 * lies on the newest.
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
