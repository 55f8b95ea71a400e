import { sql } from 'kysely'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import type { Cause, Entry } from '../../domain/ledger/entry.ts'
import type { Cents } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'
import { pipelined } from '../platform/database/pipelined.ts'
import { insertPostings } from './store.ts'

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

const statementOf = (postings: readonly LedgerPosting[]) =>
  insertPostings(postings.map((posting) => ({ ...posting, on: rigaDay(posting.at.getTime()) })))

const moves = ({ entry }: LedgerPosting) => entry.postings.length > 0

/** The one way to the ledger, inside the caller's transaction. */
export async function post(tx: Db, posting: LedgerPosting): Promise<Posted> {
  if (!moves(posting)) return 'empty'
  const { numAffectedRows = 0n } = await statementOf([posting]).execute(tx)
  return numAffectedRows > 0n ? 'posted' : 'already'
}

/** Any number of postings in one statement; a cause that has posted before is passed over. */
export async function postAll(tx: Db, postings: readonly LedgerPosting[]): Promise<void> {
  const moving = postings.filter(moves)
  if (moving.length > 0) await statementOf(moving).execute(tx)
}

/** The same on its way together with the commit: a limit that is overstepped fails the commit. */
export async function postWithCommit(tx: Db, postings: readonly LedgerPosting[]): Promise<void> {
  const moving = postings.filter(moves)
  if (moving.length > 0) await sql`${pipelined} ${statementOf(moving)}`.execute(tx)
}
