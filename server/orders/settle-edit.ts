import type { Actor } from '../../domain/actor.ts'
import { bonusUsed } from '../../domain/ledger/bonus-entries.ts'
import { reversed } from '../../domain/ledger/entry.ts'
import { orderGivenBack, orderPaidFromAccount } from '../../domain/ledger/money-in.ts'
import { settleDifference, type SettlementRefusal } from '../../domain/orders/settle-difference.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { LockedOrder } from './order-record.ts'

export type SettledSums = { prepaidCents: number; cashDueCents: number; awaitedCents: number }

/** Posts the difference in price of an edited order, by the rule in `settleDifference`. */
export async function settleEdit(
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  { cart, totals, settings }: PricedCart,
  at: Date,
): Promise<Outcome<SettledSums, SettlementRefusal>> {
  const { id: orderId, customerId, prepaidCents } = order
  const { accountCents } = await lockBalances(tx, customerId)
  const method = order.paymentMethod
  const settled = settleDifference({
    method,
    oldTotalCents: order.totalCents,
    newTotalCents: totals.totalWithDepositCents,
    prepaidCents,
    balanceCents: accountCents,
    creditLimitCents: cart.customer.creditLimitCents,
    cashLimitCents: totals.cashAllowed.ok ? settings.cashLimitCents : 0,
  })
  if (!settled.ok) return settled
  const { creditCents, chargeAccountCents, outstandingCents } = settled.value
  const cause = { kind: 'order', id: orderId, step: `changed:${order.version + 1}` } as const
  const posting = { customerId, orderId, at, by, cause }
  await post(tx, { ...posting, entry: orderGivenBack(creditCents) })
  await post(tx, {
    ...posting,
    entry: orderPaidFromAccount(chargeAccountCents),
    accountFloorCents: method === 'deferred' ? -cart.customer.creditLimitCents : 0,
  })
  const moreBonus = totals.bonusCents - order.bonusCents
  await post(tx, {
    ...posting,
    entry: moreBonus > 0 ? bonusUsed(moreBonus) : reversed(bonusUsed(-moreBonus)),
  })
  return done({
    prepaidCents: prepaidCents + chargeAccountCents - creditCents,
    cashDueCents: method === 'cash' ? outstandingCents : 0,
    awaitedCents: method === 'cash' ? 0 : outstandingCents,
  })
}
