import type { OfficeOrder } from '../../contract/office/order-page.ts'
import { paymentSummary } from '../../domain/orders/payment-summary.ts'
import { balancesOf } from '../ledger/balances.ts'
import { deliveredSums } from '../orders/delivered-goods.ts'
import { type LoadedOrder, withOpenSums } from '../orders/load-orders.ts'
import { invoicedDebt } from '../orders/order-answer.ts'
import type { Db } from '../platform/database/connect.ts'

type Money = OfficeOrder['money']

/** What an order costs and how it is paid: as delivered, and before that as ordered. */
export const moneyOf = (db: Db, order: LoadedOrder): Promise<Money> =>
  order.status === 'delivered' ? deliveredMoney(db, order) : orderedMoney(db, order)

const nothingDue = { prepaidCents: 0, cashDueCents: 0, awaitedCents: 0 }

async function orderedMoney(db: Db, order: LoadedOrder): Promise<Money> {
  const { accountCents } = await balancesOf(db, order.customerId)
  // What was paid has gone back to the account.
  const isOff = order.status === 'cancelled' || order.status === 'returnedToCart'
  const { prepaidCents, cashDueCents, awaitedCents } = isOff ? nothingDue : order
  return {
    goodsCents: order.totalCents,
    depositCents: order.depositCents,
    deliveryCents: order.deliveryCents,
    chargeCents: 0,
    totalCents: order.totalWithDepositCents,
    prepaidCents,
    cashDueCents,
    awaitedCents,
    missingCents: awaitedCents === 0 ? 0 : Math.max(0, awaitedCents - accountCents),
    topUpCents: 0,
    settled: [],
    open: null,
  }
}

async function deliveredMoney(db: Db, loaded: LoadedOrder): Promise<Money> {
  const [order = loaded] = await withOpenSums(db, loaded.customerId, [loaded])
  const sums = deliveredSums(order)!
  const paid = paymentSummary({ ...order, debtCents: invoicedDebt(order) })
  return {
    goodsCents: sums.goodsCents - sums.bonusCents,
    depositCents: sums.chargedCents - sums.returnedCents,
    deliveryCents: order.deliveryCents,
    chargeCents: order.paymentChargeCents,
    totalCents: sums.totalCents,
    prepaidCents: 0,
    cashDueCents: 0,
    awaitedCents: 0,
    missingCents: 0,
    topUpCents: paid.sumCents - sums.totalCents,
    settled: paid.settled,
    open: paid.open,
  }
}
