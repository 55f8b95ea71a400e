/** The provider's statuses, under its own names. */
export const paymentStates = [
  'PENDING',
  'ABANDONED',
  'AUTHORIZED',
  'PAID',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'VOIDED',
] as const

export type PaymentState = (typeof paymentStates)[number]

/**
 * Allowed transitions. Reports come late, twice and out of order, so states can be skipped, and a
 * slow bank can still pay an abandoned payment. A paid one never goes back to pending or abandoned.
 */
const next: Record<PaymentState, readonly PaymentState[]> = {
  PENDING: ['ABANDONED', 'AUTHORIZED', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED'],
  ABANDONED: ['AUTHORIZED', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED'],
  AUTHORIZED: ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED'],
  PAID: ['PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED'],
  PARTIALLY_REFUNDED: ['REFUNDED', 'VOIDED'],
  REFUNDED: [],
  VOIDED: [],
}

export type PaymentReport =
  | { kind: 'moves'; to: PaymentState; needsReview: boolean }
  /** The same state again, or an earlier one: answered with 200, nothing changes. */
  | { kind: 'nothing_new' }
  /** Money moved when it should not have: the payment is flagged for review. */
  | { kind: 'contradiction' }

/** The payer's money arrived, even if it has been refunded since. */
export const wasPaid = (state: PaymentState): boolean =>
  ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(state)

export function reportedPayment(current: PaymentState, reported: PaymentState): PaymentReport {
  if (current === reported) return { kind: 'nothing_new' }
  if (next[current].includes(reported)) {
    const needsReview = reported === 'VOIDED' && wasPaid(current)
    return { kind: 'moves', to: reported, needsReview }
  }
  const isContradiction =
    (current === 'VOIDED' && wasPaid(reported)) || (current === 'REFUNDED' && reported === 'VOIDED')
  return { kind: isContradiction ? 'contradiction' : 'nothing_new' }
}

export const isSettled = (state: PaymentState): boolean =>
  !['PENDING', 'AUTHORIZED'].includes(state)

/** What has become of the payment of an order or a top-up; `none` where the provider has no word. */
export type PaymentResult = 'none' | 'paid' | 'pending' | 'failed'

export function paymentResult(state: PaymentState | null): PaymentResult {
  if (state === null) return 'none'
  if (wasPaid(state)) return 'paid'
  return isSettled(state) ? 'failed' : 'pending'
}
