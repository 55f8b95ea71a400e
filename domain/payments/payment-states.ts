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
 * What may follow what. Reports come late, twice and out of order, so a later state may be reached past a missed one,
 * and an abandoned payment may still be paid by a slow bank; a paid one never falls back to pending or abandoned.
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
  | { kind: 'moves'; to: PaymentState; needsAPerson: boolean }
  /** The same state again, or one that came before: answered with 200 and nothing else. */
  | { kind: 'nothing_new' }
  /** Money that moved when it should not have: a person must look. */
  | { kind: 'contradiction' }

/** The payer's money has come, whatever of it has gone back since. */
export const holdsMoney = (state: PaymentState): boolean =>
  ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(state)

export function reportedPayment(current: PaymentState, reported: PaymentState): PaymentReport {
  if (current === reported) return { kind: 'nothing_new' }
  if (next[current].includes(reported)) {
    const needsAPerson = reported === 'VOIDED' && holdsMoney(current)
    return { kind: 'moves', to: reported, needsAPerson }
  }
  const isContradiction =
    (current === 'VOIDED' && holdsMoney(reported)) ||
    (current === 'REFUNDED' && reported === 'VOIDED')
  return { kind: isContradiction ? 'contradiction' : 'nothing_new' }
}

export const isSettled = (state: PaymentState): boolean =>
  !['PENDING', 'AUTHORIZED'].includes(state)

export type PayseraStat = 0 | 1 | 2 | 3

/** `paysera_stat`: 0 none, 1 paid, 2 pending, 3 failed. */
export function payseraStat(state: PaymentState | null): PayseraStat {
  if (state === null) return 0
  if (holdsMoney(state)) return 1
  return state === 'PENDING' || state === 'AUTHORIZED' ? 2 : 3
}
