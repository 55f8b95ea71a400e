import type { Cents } from '../money.ts'

/** A sum that a customer owes: a document, or money that was taken back. */
export type Debt = {
  owedCents: Cents
  /** What payments that name this document have brought. */
  paidCents: Cents
}

/**
 * The unpaid sum of each debt, from the oldest to the newest. A payment pays the document that it
 * names, and any other money the oldest first, so the debt that is left belongs to the newest.
 */
export function openSums(debts: readonly Debt[], leftCents: Cents): Cents[] {
  const open: Cents[] = []
  let left = Math.max(0, leftCents)
  for (const { owedCents, paidCents } of debts.toReversed()) {
    const share = Math.min(Math.max(0, owedCents - paidCents), left)
    left -= share
    open.unshift(share)
  }
  return open
}
