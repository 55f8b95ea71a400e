import { sql } from 'kysely'
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

/** The same of any number; no id where the cause has posted before. */
export async function insertTransactions(tx: Db, postings: readonly NewTransaction[]): Promise<(number | undefined)[]> {
  const transactions = postings.map(({ customerId, cause, entry, at, on, orderId = null, note = null }) => ({
    customer_id: customerId,
    code: entry.code,
    cause_kind: cause.kind,
    cause_id: cause.id,
    cause_step: cause.step,
    order_id: orderId,
    note,
    posted_at: at,
    posted_on: on,
  }))
  const { rows } = await sql<{ id: number; cause: string }>`
    insert into ledger_transactions (customer_id, code, cause_kind, cause_id, cause_step, order_id, note, posted_at,
      posted_on)
    select customer_id, code, cause_kind, cause_id, cause_step, order_id, note, posted_at, posted_on
    from jsonb_populate_recordset(null::ledger_transactions, ${JSON.stringify(transactions)}::jsonb)
    on conflict on constraint ledger_transactions_post_once do nothing
    returning id, concat_ws(' ', cause_kind, cause_id, cause_step, code) as cause`.execute(tx)
  const ids = new Map(rows.map(({ id, cause }) => [cause, id]))
  return postings.map(({ cause, entry }) => ids.get(`${cause.kind} ${cause.id} ${cause.step} ${entry.code}`))
}
