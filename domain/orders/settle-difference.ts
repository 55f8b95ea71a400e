import type { Cents } from '../money.ts'
import { done, refuse, type Outcome } from '../outcome.ts'
import type { MethodId } from '../payments/methods.ts'

export type EditedOrder = {
  /** None yet for an autoship's order that waits unpaid. */
  methodId: MethodId | null
  oldTotalCents: Cents
  newTotalCents: Cents
  /** Already taken, from the account (a deferred sum is a debt there) or through the provider, without the charge. */
  prepaidCents: Cents
  balanceCents: Cents
  creditLimitCents: Cents
  /** What the courier may collect for this order at most; 0 when cash is not allowed. */
  cashLimitCents: Cents
}

export type Settlement = {
  creditCents: Cents
  chargeAccountCents: Cents
  /** What the courier collects afterwards, or what an autoship's order still waits for. */
  outstandingCents: Cents
}

export type SettlementRefusal = { code: 'top_up'; missingCents: Cents }

/**
 * Less is credited to the account; more is taken from the account if it has it, else added to the courier's cash or the
 * deferred sum if that was the method, else refused with the amount to top up.
 */
export function settleDifference(order: EditedOrder): Outcome<Settlement, SettlementRefusal> {
  const outstandingCents = order.oldTotalCents - order.prepaidCents
  const moreCents = order.newTotalCents - order.oldTotalCents
  if (moreCents <= 0) {
    // What nobody has paid yet is let off first; only money that was taken can be given back.
    const creditCents = Math.max(0, order.prepaidCents - order.newTotalCents)
    return done({
      creditCents,
      chargeAccountCents: 0,
      outstandingCents: outstandingCents + moreCents + creditCents,
    })
  }
  const mayOweCents = order.methodId === 5 ? order.creditLimitCents : 0
  if (order.balanceCents + mayOweCents >= moreCents)
    return done({ creditCents: 0, chargeAccountCents: moreCents, outstandingCents })
  const later = outstandingCents + moreCents
  if (order.methodId === null || (order.methodId === 3 && later <= order.cashLimitCents))
    return done({ creditCents: 0, chargeAccountCents: 0, outstandingCents: later })
  return refuse({ code: 'top_up', missingCents: moreCents - mayOweCents - order.balanceCents })
}
