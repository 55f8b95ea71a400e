import type { Cents } from '../money.ts'

/** The provider's minimum. */
export const MIN_REFUND_CENTS = 5

export type PaymentLeft = { paymentId: number; leftCents: Cents }

/**
 * Divides a sum among the payments that it goes back to, in their order. What they do not cover, or
 * what is below the provider's minimum, is left out.
 */
export function allocateRefund(
  cents: Cents,
  payments: readonly PaymentLeft[],
): { paymentId: number; cents: Cents }[] {
  let leftCents = cents
  return payments.flatMap((payment) => {
    const share = Math.min(leftCents, payment.leftCents)
    if (share < MIN_REFUND_CENTS) return []
    leftCents -= share
    return [{ paymentId: payment.paymentId, cents: share }]
  })
}
