import type { Cents } from '../money.ts'
import { vatFromGross } from '../documents/vat.ts'
import { entry, type Entry, type Posting } from './entry.ts'

/** The charge of a payment method is a service of ours at the standard rate. */
const chargeVatPercent = 21

/** The method's charge is added to what the customer pays; the account gets the sum topped up. */
export const toppedUp = (cents: Cents, chargeCents: Cents): Entry =>
  entry('topup', [
    { account: 'provider', cents: -(cents + chargeCents) },
    { account: 'account', cents },
    ...earned(chargeCents),
  ])

/** Method 2 takes the sum from the account at once; method 5 does so too, and the balance may go below zero. */
export const orderPaidFromAccount = (cents: Cents): Entry =>
  entry('order', [
    { account: 'account', cents: -cents },
    { account: 'advance', cents },
  ])

/** A charge that cancelling does not give back, and an advance until the order is delivered. */
export const orderPaidByProvider = (cents: Cents, chargeCents: Cents): Entry =>
  entry('order', [
    { account: 'provider', cents: -(cents + chargeCents) },
    { account: 'advance', cents },
    ...earned(chargeCents),
  ])

/** What was prepaid for a cancelled order, or too much for an edited one, is credited to the account. */
export const orderGivenBack = (cents: Cents): Entry =>
  entry('refund', [
    { account: 'advance', cents: -cents },
    { account: 'account', cents },
  ])

/** Out of the account to the payer: through the provider, or to an IBAN. */
export const paidOut = (cents: Cents, through: 'provider' | 'bank'): Entry =>
  entry('refund', [
    { account: 'account', cents: -cents },
    { account: through, cents },
  ])

function earned(grossCents: Cents): Posting[] {
  const { baseCents, vatCents } = vatFromGross(grossCents, chargeVatPercent)
  return [
    { account: 'revenue', cents: baseCents },
    { account: 'vat', cents: vatCents },
  ]
}
