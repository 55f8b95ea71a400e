import type { Actor } from '../../domain/actor.ts'
import { bonusUsed } from '../../domain/ledger/bonus-entries.ts'
import { reversed } from '../../domain/ledger/entry.ts'
import { orderGivenBack, orderPaidFromAccount } from '../../domain/ledger/money-in.ts'
import {
  type EditedOrder,
  settleDifference,
  type Settlement,
  type SettlementRefusal,
} from '../../domain/orders/settle-difference.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { LockedOrder } from './order-record.ts'

/** How the difference in price of an edited order is settled; the balances stay locked. */
export async function settlementOfEdit(
  tx: Tx,
  order: LockedOrder,
  priced: PricedCart,
): Promise<Outcome<Settlement, SettlementRefusal>> {
  return settleDifference(await editedOrder(tx, order, priced))
}

/** What settling needs to know; the balances stay locked. */
export async function editedOrder(
  tx: Tx,
  order: LockedOrder,
  { cart, totals, settings }: PricedCart,
): Promise<EditedOrder> {
  const { accountCents } = await lockBalances(tx, order.customerId)
  return {
    method: order.paymentMethod,
    oldTotalCents: order.totalCents,
    newTotalCents: totals.totalWithDepositCents,
    prepaidCents: order.prepaidCents,
    balanceCents: accountCents,
    creditLimitCents: cart.customer.creditLimitCents,
    mayPayLater: cart.customer.payLater,
    cashLimitCents: totals.cashAllowed.ok ? settings.cashLimitCents : 0,
  }
}

/** The account may go below zero for what was delivered. */
export type Settling = Settlement & { mayOwe?: boolean }

export type SettledSums = { prepaidCents: number; cashDueCents: number; awaitedCents: number }

/** Posts the settlement and the change of the bonus. */
export async function settleEdit(
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  { cart: { customer }, totals }: PricedCart,
  { creditCents, chargeAccountCents, outstandingCents, mayOwe, at }: Settling & { at: Date },
): Promise<SettledSums> {
  const { id: orderId, customerId, prepaidCents, paymentMethod: method } = order
  const cause = { kind: 'order', id: orderId, step: `changed:${order.version + 1}` } as const
  const posting = { customerId, orderId, at, by, cause }
  const isOnCredit = method === 'deferred' && customer.payLater
  await post(tx, { ...posting, entry: orderGivenBack(creditCents) })
  await post(tx, {
    ...posting,
    entry: orderPaidFromAccount(chargeAccountCents),
    ...(!mayOwe && { accountFloorCents: isOnCredit ? -customer.creditLimitCents : 0 }),
  })
  const moreBonus = totals.bonusCents - order.bonusCents
  await post(tx, {
    ...posting,
    entry: moreBonus > 0 ? bonusUsed(moreBonus) : reversed(bonusUsed(-moreBonus)),
  })
  return {
    prepaidCents: prepaidCents + chargeAccountCents - creditCents,
    cashDueCents: method === 'cash' ? outstandingCents : 0,
    awaitedCents: method === 'cash' ? 0 : outstandingCents,
  }
}
