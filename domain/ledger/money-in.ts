import type { Cents } from '../money.ts'
import { vatFromGross } from '../documents/vat.ts'
import { entry, type Entry, type Posting, reversed } from './entry.ts'

/** The charge of a payment method is a service of ours at the standard rate. */
const chargeVatPercent = 21

/** The method's charge is paid on top; the account receives the sum topped up. */
export const toppedUp = (cents: Cents, chargeCents: Cents): Entry =>
  entry('topup', [
    { account: 'provider', cents: -(cents + chargeCents) },
    { account: 'account', cents },
    ...earned(chargeCents),
  ])

/**
 * The bank took a payment back. Whatever became of the money since, it is the account that owes it:
 * an order that was paid with it stays prepaid.
 */
export const paymentTakenBack = (cents: Cents, chargeCents: Cents): Entry =>
  reversed(toppedUp(cents, chargeCents))

/** Methods 2 and 5 take the sum from the account at once; with 5 it may go below zero. */
export const orderPaidFromAccount = (cents: Cents): Entry =>
  entry('order', [
    { account: 'account', cents: -cents },
    { account: 'advance', cents },
  ])

/**
 * The sum is an advance until delivery; its VAT is due at once. The method's charge is not returned
 * by cancelling.
 */
export const orderPaidByProvider = (
  cents: Cents,
  chargeCents: Cents,
  advanceVatCents: Cents = 0,
): Entry =>
  entry('order', [
    { account: 'provider', cents: -(cents + chargeCents) },
    { account: 'advance', cents },
    ...earned(chargeCents),
    ...vatOfAdvance(advanceVatCents),
  ])

/** The prepaid sum of a cancelled order, or the excess of an edited one, goes to the account. */
export const orderGivenBack = (cents: Cents, advanceVatCents: Cents = 0): Entry =>
  entry('refund', [
    { account: 'advance', cents: -cents },
    { account: 'account', cents },
    ...vatOfAdvance(-advanceVatCents),
  ])

/** Pays a sum out of the account: through the provider, or to an IBAN. */
export const paidOut = (cents: Cents, through: 'provider' | 'bank'): Entry =>
  entry('refund', [
    { account: 'account', cents: -cents },
    { account: through, cents },
  ])

/** Above zero it becomes due; below zero the delivery or the cancellation sets it off. */
export const vatOfAdvance = (cents: Cents): Posting[] => [
  { account: 'vat', cents },
  { account: 'advance_vat', cents: -cents },
]

function earned(grossCents: Cents): Posting[] {
  const { baseCents, vatCents } = vatFromGross(grossCents, chargeVatPercent)
  return [
    { account: 'revenue', cents: baseCents },
    { account: 'vat', cents: vatCents },
  ]
}
