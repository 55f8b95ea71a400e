import type { Cents } from '../../domain/money.ts'
import { type MethodId, paymentMethod } from '../../domain/payments/methods.ts'

/** Where the sum of an order comes from; the three make up its total. */
export type HowPaid = {
  status: 2 | 3
  prepaidCents: Cents
  cashDueCents: Cents
  awaitedCents: Cents
  chargeCents: Cents
  /** The lowest balance that taking it from the account may leave behind. */
  floorCents: Cents
}

export function howPaid(methodId: MethodId, totalCents: Cents, creditLimitCents: Cents): HowPaid {
  const method = paymentMethod(methodId)!
  const nothing = {
    prepaidCents: 0,
    cashDueCents: 0,
    awaitedCents: 0,
    chargeCents: method.chargeCents,
    floorCents: 0,
  }
  if (method.name === 'cash') return { ...nothing, status: 3, cashDueCents: totalCents }
  if (method.name === 'account') return { ...nothing, status: 3, prepaidCents: totalCents }
  if (method.name === 'deferred')
    return { ...nothing, status: 3, prepaidCents: totalCents, floorCents: -creditLimitCents }
  // An order that costs nothing waits for no bank, even if a top-up goes along with it.
  return totalCents === 0
    ? { ...nothing, status: 3 }
    : { ...nothing, status: 2, awaitedCents: totalCents }
}
