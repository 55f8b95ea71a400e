import type { CauseKind } from '../../domain/ledger/entry.ts'
import type { Db } from '../platform/database/connect.ts'

/** What a customer's own movement of money came from. */
export async function causeOf(db: Db, customerId: number, transactionId: number) {
  const row = await db
    .selectFrom('ledgerTransactions')
    .select(['causeKind', 'causeId', 'causeStep', 'orderId'])
    .where('customerId', '=', customerId)
    .where('id', '=', transactionId)
    .executeTakeFirst()
  return (
    row && {
      kind: row.causeKind as CauseKind,
      id: row.causeId,
      step: row.causeStep,
      orderId: row.orderId,
    }
  )
}
