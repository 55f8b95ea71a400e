import { findTransactionCause } from '../ledger/transactions.ts'
import type { Db } from '../platform/database/connect.ts'
import { monthNumber } from './month.ts'
import { findCustomerDocument } from './store.ts'

type Found = ReturnType<typeof findCustomerDocument>

export const findInvoiceOfOrder = (db: Db, customerId: number, orderId: number): Found =>
  findCustomerDocument(db, customerId, { orderId, kind: 'invoice' })

/** The document of a movement: a top-up's advance bill, a month's bill, an order's invoice. */
export async function findDocumentOfTransaction(
  db: Db,
  customerId: number,
  transactionId: number,
): Promise<Awaited<Found>> {
  const cause = await findTransactionCause(db, customerId, transactionId)
  if (cause?.kind === 'payment')
    return findCustomerDocument(db, customerId, { kind: 'advance_bill', causeId: cause.id })
  if (cause?.kind === 'bill')
    return findCustomerDocument(db, customerId, {
      kind: 'monthly_bill',
      causeId: monthNumber(cause.step),
    })
  return cause?.orderId ? findInvoiceOfOrder(db, customerId, cause.orderId) : undefined
}
