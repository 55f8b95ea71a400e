import { sql } from 'kysely'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Cause, Entry } from '../../domain/ledger/entry.ts'
import type { Cents } from '../../domain/money.ts'
import type { Tx } from '../platform/database/connect.ts'
import { pipelined } from '../platform/database/pipelined.ts'

export type LedgerPosting = {
  /** Null where no customer is touched, such as cash that goes to the safe. */
  customerId: number | null
  /** The event behind the posting; each cause posts a code once. */
  cause: Cause
  entry: Entry
  at: Date
  orderId?: number
  by: Actor
  /** The reason that the customer reads; required for a correction. */
  note?: string
  /** The lowest balance allowed: 0 or minus the credit limit; absent for no limit. */
  accountFloorCents?: Cents
}

/** `already` for a cause that has posted before, `empty` for an entry without postings. */
export type Posted = 'posted' | 'already' | 'empty'

const movesMoney = ({ entry }: LedgerPosting) => entry.postings.length > 0

/** Every posting to the ledger goes through this file, in the caller's transaction. */
export async function post(tx: Tx, posting: LedgerPosting): Promise<Posted> {
  if (!movesMoney(posting)) return 'empty'
  const { numAffectedRows = 0n } = await insertPostings([posting]).execute(tx)
  return numAffectedRows > 0n ? 'posted' : 'already'
}

/** Posts many in one statement; a cause that has posted before is ignored. */
export async function postAll(tx: Tx, postings: readonly LedgerPosting[]): Promise<void> {
  const moving = postings.filter(movesMoney)
  if (moving.length > 0) await insertPostings(moving).execute(tx)
}

/** Pipelined with the commit: a balance below its floor fails the commit. */
export async function postWithCommit(tx: Tx, postings: readonly LedgerPosting[]): Promise<void> {
  const moving = postings.filter(movesMoney)
  if (moving.length > 0) await sql`${pipelined} ${insertPostings(moving)}`.execute(tx)
}

/**
 * One statement for all transactions with their entries, because the database refuses a transaction
 * whose entries are inserted one by one. A cause that has posted its code before is ignored; one
 * that is being posted by another transaction is waited for.
 */
function insertPostings(postings: readonly LedgerPosting[]) {
  const transactions = JSON.stringify(postings.map(transactionRow))
  const entries = JSON.stringify(postings.flatMap(entryRows))
  return sql`with input as (
      select * from jsonb_to_recordset(${transactions}::jsonb) as t (
        index int, customer_id bigint, code text, cause_kind text, cause_id bigint,
        cause_step text, order_id bigint, note text, posted_at timestamptz, posted_on date,
        actor_kind text, actor_id bigint, on_behalf_of bigint)),
    posted as (
      insert into ledger_transactions (customer_id, code, cause_kind, cause_id, cause_step,
        order_id, note, posted_at, posted_on, actor_kind, actor_id, on_behalf_of)
      select customer_id, code, cause_kind, cause_id, cause_step, order_id, note, posted_at,
        posted_on, actor_kind, actor_id, on_behalf_of
      from input order by index
      on conflict on constraint ledger_transactions_post_once do nothing
      returning id, cause_kind, cause_id, cause_step, code)
    insert into ledger_entries (transaction_id, customer_id, account, cents, floor_cents)
    select p.id, i.customer_id, e.account, e.cents, e.floor_cents
    from jsonb_to_recordset(${entries}::jsonb) as e (
      index int, account text, cents bigint, floor_cents bigint)
    join input i using (index) join posted p using (cause_kind, cause_id, cause_step, code)`
}

const transactionRow = (
  { customerId, cause, entry, at, by, orderId, note }: LedgerPosting,
  index: number,
) => ({
  index,
  customer_id: customerId,
  code: entry.code,
  cause_kind: cause.kind,
  cause_id: cause.id,
  cause_step: cause.step,
  order_id: orderId ?? null,
  note: note ?? null,
  posted_at: at,
  posted_on: rigaDay(at.getTime()),
  actor_kind: by.kind,
  actor_id: by.id ?? null,
  on_behalf_of: by.onBehalfOf ?? null,
})

const entryRows = ({ entry, accountFloorCents }: LedgerPosting, index: number) =>
  entry.postings.map(({ account, cents }) => ({
    index,
    account,
    cents,
    floor_cents: account === 'account' && cents < 0 ? (accountFloorCents ?? null) : null,
  }))
