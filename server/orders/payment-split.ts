import type { Cents } from '../../domain/money.ts'
import { type MethodKey, paymentMethod } from '../../domain/payments/methods.ts'

/** How an order is paid: prepaid, cash due and awaited sums add up to its total. */
export type PaymentSplit = {
  status: 2 | 3
  prepaidCents: Cents
  cashDueCents: Cents
  awaitedCents: Cents
  chargeCents: Cents
  /** The account balance may not fall below this. */
  floorCents: Cents
}

export function splitPayment(
  method: MethodKey,
  totalCents: Cents,
  creditLimitCents: Cents,
): PaymentSplit {
  const nothing = {
    prepaidCents: 0,
    cashDueCents: 0,
    awaitedCents: 0,
    chargeCents: paymentMethod(method).chargeCents,
    floorCents: 0,
  }
  if (method === 'cash') return { ...nothing, status: 3, cashDueCents: totalCents }
  if (method === 'account') return { ...nothing, status: 3, prepaidCents: totalCents }
  if (method === 'deferred')
    return { ...nothing, status: 3, prepaidCents: totalCents, floorCents: -creditLimitCents }
  // An order of 0.00 does not wait for a bank, even when a top-up is paid with it.
  return totalCents === 0
    ? { ...nothing, status: 3 }
    : { ...nothing, status: 2, awaitedCents: totalCents }
}
