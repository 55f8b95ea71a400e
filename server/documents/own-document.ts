import { causeOf } from '../ledger/transaction-cause.ts'
import type { Db } from '../platform/database/connect.ts'
import { monthNumber } from './month.ts'
import { findOwnPaper } from './store.ts'

type Found = ReturnType<typeof findOwnPaper>

export const invoiceOfOrder = (db: Db, customerId: number, orderId: number): Found =>
  findOwnPaper(db, customerId, { orderId, kind: 'invoice' })

/** The paper of a movement: a top-up's advance bill, a month's bill, an order's invoice. */
export async function paperOfTransaction(
  db: Db,
  customerId: number,
  transactionId: number,
): Promise<Awaited<Found>> {
  const cause = await causeOf(db, customerId, transactionId)
  if (cause?.kind === 'payment')
    return findOwnPaper(db, customerId, { kind: 'advance_bill', causeId: cause.id })
  if (cause?.kind === 'bill')
    return findOwnPaper(db, customerId, { kind: 'monthly_bill', causeId: monthNumber(cause.step) })
  return cause?.orderId ? invoiceOfOrder(db, customerId, cause.orderId) : undefined
}
