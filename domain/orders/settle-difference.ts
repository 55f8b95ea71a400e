import type { Cents } from '../money.ts'
import { done, refuse, type Outcome } from '../outcome.ts'
import type { MethodKey } from '../payments/methods.ts'

export type EditedOrder = {
  /** Null for an autoship's order that waits unpaid. */
  method: MethodKey | null
  oldTotalCents: Cents
  newTotalCents: Cents
  /**
   * Already paid from the account (where a deferred sum is a debt) or through the provider, without
   * the charge.
   */
  prepaidCents: Cents
  balanceCents: Cents
  creditLimitCents: Cents
  /** A change asks the same as a new order: credit that was taken away is not given again. */
  mayPayLater: boolean
  /** The most that the courier may collect for this order; 0 when cash is not allowed. */
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
 * A lower total is credited to the account. A higher one is charged to the account if it suffices,
 * else added to the courier's cash or the deferred sum if that was the method, else refused with
 * the amount to top up.
 */
export function settleDifference(order: EditedOrder): Outcome<Settlement, SettlementRefusal> {
  const outstandingCents = order.oldTotalCents - order.prepaidCents
  const moreCents = order.newTotalCents - order.oldTotalCents
  if (moreCents <= 0) {
    // The unpaid part is reduced first: only money that was paid can be credited.
    const creditCents = Math.max(0, order.prepaidCents - order.newTotalCents)
    return done({
      creditCents,
      chargeAccountCents: 0,
      outstandingCents: outstandingCents + moreCents + creditCents,
    })
  }
  const isOnCredit = order.method === 'deferred' && order.mayPayLater
  const creditLeftCents = isOnCredit ? order.creditLimitCents : 0
  if (order.balanceCents + creditLeftCents >= moreCents)
    return done({ creditCents: 0, chargeAccountCents: moreCents, outstandingCents })
  const owedCents = outstandingCents + moreCents
  if (order.method === null || (order.method === 'cash' && owedCents <= order.cashLimitCents))
    return done({ creditCents: 0, chargeAccountCents: 0, outstandingCents: owedCents })
  return refuse({ code: 'top_up', missingCents: moreCents - creditLeftCents - order.balanceCents })
}

/**
 * So much more is due in cash or still waited for, or less, and the account settles the rest. It
 * undoes a settlement exactly.
 */
export function settleByDue(
  order: EditedOrder,
  dueCents: Cents,
): Outcome<Settlement, SettlementRefusal> {
  const settled = withDue(order, dueCents)
  const isOnCredit = order.method === 'deferred' && order.mayPayLater
  const creditLeftCents = isOnCredit ? order.creditLimitCents : 0
  const missingCents = settled.chargeAccountCents - order.balanceCents - creditLeftCents
  if (settled.chargeAccountCents > 0 && missingCents > 0)
    return refuse({ code: 'top_up', missingCents })
  return done(settled)
}

/** After the delivery the account settles it, into debt too, and the cash has been counted. */
export function settleDelivered(order: EditedOrder, dueCents?: Cents): Settlement {
  const moreCents = order.newTotalCents - order.oldTotalCents
  const isLaterDue = moreCents < 0 || order.method === null || order.method === 'cash'
  return withDue(order, dueCents ?? (isLaterDue ? moreCents : 0))
}

function withDue(order: EditedOrder, dueCents: Cents): Settlement {
  const { oldTotalCents, newTotalCents, prepaidCents } = order
  const wantedCents = oldTotalCents - prepaidCents + dueCents
  const outstandingCents = Math.min(newTotalCents, Math.max(0, wantedCents))
  const moreCents = newTotalCents - outstandingCents - prepaidCents
  return {
    creditCents: Math.max(0, -moreCents),
    chargeAccountCents: Math.max(0, moreCents),
    outstandingCents,
  }
}
