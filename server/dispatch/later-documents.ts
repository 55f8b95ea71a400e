import type { RowDone } from '../actions/deed.ts'
import type { Tx } from '../platform/database/connect.ts'

export type Invoice = { customerId: number; totalCents: number }

/** What the invoice of an order's delivery comes to: the jobs that issue documents run later. */
export async function invoiceOf(tx: Tx, orderId: number): Promise<Invoice | undefined> {
  const row = await tx
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.orderId')
    .select(['deliveries.customerId', 'cashCents', 'accountCents', 'paymentChargeCents'])
    .select(['deliveries.prepaidCents'])
    .where('orderId', '=', orderId)
    .where('outcome', '=', 'delivered')
    .executeTakeFirst()
  if (!row) return undefined
  const { customerId, prepaidCents, cashCents, accountCents, paymentChargeCents } = row
  return { customerId, totalCents: prepaidCents + cashCents - accountCents + paymentChargeCents }
}

/** The former invoice is credited, and the one of this order issued. */
export async function withDocuments(
  tx: Tx,
  former: Invoice | undefined,
  orderId: number,
): Promise<RowDone> {
  const issued = await invoiceOf(tx, orderId)
  return {
    laterDocuments: [
      ...(former ? [{ ...former, kind: 'credit_bill', totalCents: -former.totalCents }] : []),
      ...(issued ? [{ ...issued, kind: 'invoice' }] : []),
    ],
  }
}
