import type { Cents } from '../money.ts'

export type RefundWish = {
  to: 'account' | 'card' | 'iban'
  /** Whether the account's money goes out as well. */
  withAccount: boolean
  /** Parts of both, where not all is wanted. */
  depositCents?: Cents | undefined
  accountCents?: Cents | undefined
}

/**
 * What of the deposit above the required one and of the account's money a refund takes. Money of
 * the account goes only out of the shop.
 */
export function refundParts(
  wish: RefundWish,
  left: { refundableCents: Cents; accountCents: Cents },
): { depositCents: Cents; accountCents: Cents } {
  const payableCents = wish.to === 'account' ? 0 : left.accountCents
  return {
    depositCents: Math.min(wish.depositCents ?? left.refundableCents, left.refundableCents),
    accountCents: Math.min(
      wish.accountCents ?? (wish.withAccount ? payableCents : 0),
      payableCents,
    ),
  }
}
