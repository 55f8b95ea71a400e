import { sql } from 'kysely'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import type { Cause, Entry } from '../../domain/ledger/entry.ts'
import type { Cents } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'
import { insertTransaction, insertTransactions } from './store.ts'

export type LedgerPosting = {
  customerId: number
  /** What happened; it posts a code once, whoever tells of it and however often. */
  cause: Cause
  entry: Entry
  at: Date
  /** Shown beside the sum. */
  orderId?: number
  /** Why, in words; a correction must say. */
  note?: string
  /** The lowest balance that the account may be left with: 0, or less the credit limit. Absent where it must go through. */
  accountFloorCents?: Cents
}

/** `already` for a cause that has posted before, `empty` for an entry that moves nothing. */
export type Posted = 'posted' | 'already' | 'empty'

/** The one way to the ledger, inside the caller's transaction. */
export async function post(tx: Db, posting: LedgerPosting): Promise<Posted> {
  const { entry, customerId, accountFloorCents } = posting
  if (entry.postings.length === 0) return 'empty'
  const transactionId = await insertTransaction(tx, { ...posting, on: rigaDay(posting.at.getTime()) })
  if (transactionId === undefined) return 'already'
  const accounts = entry.postings.map(({ account }) => account)
  const cents = entry.postings.map((moved) => moved.cents)
  const floors = entry.postings.map((moved) =>
    moved.account === 'account' && moved.cents < 0 ? (accountFloorCents ?? null) : null,
  )
  // In one statement: the database refuses a transaction whose entries come one by one.
  await sql`insert into ledger_entries (transaction_id, customer_id, account, cents, floor_cents)
    select ${transactionId}, ${customerId}, * from unnest(${accounts}::text[], ${cents}::bigint[], ${floors}::bigint[])`.execute(
    tx,
  )
  return 'posted'
}

/** Any number of postings in two statements; a cause that has posted before is passed over. */
export async function postAll(tx: Db, postings: readonly LedgerPosting[]): Promise<void> {
  const moving = postings.filter(({ entry }) => entry.postings.length > 0)
  if (moving.length === 0) return
  const ids = await insertTransactions(
    tx,
    moving.map((posting) => ({ ...posting, on: rigaDay(posting.at.getTime()) })),
  )
  const entries = moving.flatMap(({ customerId, entry, accountFloorCents }, index) =>
    ids[index] === undefined
      ? []
      : entry.postings.map(({ account, cents }) => ({
          transaction_id: ids[index],
          customer_id: customerId,
          account,
          cents,
          floor_cents: account === 'account' && cents < 0 ? (accountFloorCents ?? null) : null,
        })),
  )
  await sql`insert into ledger_entries (transaction_id, customer_id, account, cents, floor_cents)
    select transaction_id, customer_id, account, cents, floor_cents
    from jsonb_populate_recordset(null::ledger_entries, ${JSON.stringify(entries)}::jsonb)`.execute(tx)
}
