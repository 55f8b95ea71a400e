import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'
import type { LedgerPosting } from './post.ts'

type NewTransaction = LedgerPosting & { on: Day }

/** No id when the cause has posted this code before; whoever posts it at this moment is waited for. */
export async function insertTransaction(tx: Db, posting: NewTransaction): Promise<number | undefined> {
  const { customerId, cause, entry, at, on, orderId = null, note = null } = posting
  const row = await tx
    .insertInto('ledgerTransactions')
    .values({
      customerId,
      code: entry.code,
      causeKind: cause.kind,
      causeId: cause.id,
      causeStep: cause.step,
      orderId,
      note,
      postedAt: at,
      postedOn: on,
    })
    .onConflict((conflict) => conflict.constraint('ledger_transactions_post_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
