import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { LedgerPosting } from './post.ts'

type NewTransaction = LedgerPosting & { on: Day }

/**
 * Any number of transactions with their entries in one statement: the database refuses a transaction whose entries come one by one.
 * A cause that has posted its code before is passed over; whoever posts it at this moment is waited for.
 */
export function insertPostings(postings: readonly NewTransaction[]) {
  const transactions = postings.map(
    ({ customerId, cause, entry, at, on, orderId = null, note = null }, place) => ({
      place,
      customer_id: customerId,
      code: entry.code,
      cause_kind: cause.kind,
      cause_id: cause.id,
      cause_step: cause.step,
      order_id: orderId,
      note,
      posted_at: at,
      posted_on: on,
    }),
  )
  const entries = postings.flatMap(({ entry, accountFloorCents = null }, place) =>
    entry.postings.map(({ account, cents }) => ({
      place,
      account,
      cents,
      floor_cents: account === 'account' && cents < 0 ? accountFloorCents : null,
    })),
  )
  return sql`with told as (
      select * from jsonb_to_recordset(${JSON.stringify(transactions)}::jsonb) as t (place int, customer_id bigint, code text,
        cause_kind text, cause_id bigint, cause_step text, order_id bigint, note text, posted_at timestamptz, posted_on date)),
    posted as (
      insert into ledger_transactions (customer_id, code, cause_kind, cause_id, cause_step, order_id, note, posted_at,
        posted_on)
      select customer_id, code, cause_kind, cause_id, cause_step, order_id, note, posted_at, posted_on from told
      order by place
      on conflict on constraint ledger_transactions_post_once do nothing
      returning id, cause_kind, cause_id, cause_step, code)
    insert into ledger_entries (transaction_id, customer_id, account, cents, floor_cents)
    select p.id, t.customer_id, e.account, e.cents, e.floor_cents
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (place int, account text, cents bigint, floor_cents bigint)
    join told t using (place) join posted p using (cause_kind, cause_id, cause_step, code)`
}
