import type { Cents } from '../money.ts'
import type { OrderDeposit } from '../pricing/order-deposit.ts'

/** The pieces of a good that were left and taken back, and the deposit that moved with them. */
export type MovedGood = { goodId: number; delivered: number; returned: number; depositCents: Cents }

/**
 * Splits the deposit of an order by good, so that bottles and ledger agree to the cent. Deposit
 * paid beyond what is required pays for the first goods. A refund that exceeds a good's own deposit
 * is taken from the deposits of the others.
 */
export function depositsByGood(
  deposit: OrderDeposit,
  paidOfGood: Readonly<Record<number, Cents>>,
): MovedGood[] {
  const left = new Map(Object.entries(paidOfGood).map(([goodId, cents]) => [Number(goodId), cents]))
  const take = (goodId: number, wanted: Cents): Cents => {
    const cents = Math.min(wanted, left.get(goodId) ?? 0)
    left.set(goodId, (left.get(goodId) ?? 0) - cents)
    return cents
  }
  let beyondCents = deposit.paidBeyondCents
  let refundCents = deposit.toRefundCents
  const moved = deposit.goods.map((good) => {
    const beyond = Math.min(beyondCents, good.chargeCents)
    beyondCents -= beyond
    const back = take(good.goodId, Math.min(refundCents, good.refundCents))
    refundCents -= back
    const { goodId, order: delivered, return: returned } = good
    return { goodId, delivered, returned, depositCents: good.chargeCents - beyond - back }
  })
  for (const goodId of [...left.keys()].sort((a, b) => a - b)) {
    const back = take(goodId, refundCents)
    refundCents -= back
    const own = moved.find((good) => good.goodId === goodId)
    if (own) own.depositCents -= back
    else if (back > 0) moved.push({ goodId, delivered: 0, returned: 0, depositCents: -back })
  }
  return moved
}
