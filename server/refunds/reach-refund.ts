import type { Tx } from '../platform/database/connect.ts'

/** Whose money a deed with a refund touches, and how much. */
export async function reachRefund(tx: Tx, { refundId }: { refundId: number }) {
  const refund = await tx
    .selectFrom('depositRefunds')
    .select(['customerId', 'amountCents as cents'])
    .where('id', '=', refundId)
    .executeTakeFirst()
  return refund ?? {}
}
