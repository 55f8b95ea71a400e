import type { Cents } from '../money.ts'

export type AccountMoney = {
  accountCents: Cents
  /** What the office has put on the account, less what it took: goodwill is no money paid in. */
  goodwillCents: Cents
  /** What orders and bills have taken from the account, less what they gave back. */
  spentCents: Cents
}

/** Goodwill is spent first: what is left of it can pay orders but is not paid out. */
export function goodwillLeft({ accountCents, goodwillCents, spentCents }: AccountMoney): Cents {
  const leftCents = goodwillCents - Math.max(0, spentCents)
  return Math.max(0, Math.min(leftCents, accountCents))
}

/** The customer's own money on the account, which can be paid out at any time. */
export const payableMoney = (money: AccountMoney): Cents =>
  Math.max(0, money.accountCents) - goodwillLeft(money)

/**
 * What of an account that moves to another is posted there as goodwill, so that neither more nor less
 * of both together can be paid out; the rest moves as own money.
 */
export function goodwillToMove(from: AccountMoney, into: AccountMoney): Cents {
  const countedCents = into.goodwillCents - Math.max(0, into.spentCents)
  return goodwillLeft(from) + goodwillLeft(into) - countedCents
}
