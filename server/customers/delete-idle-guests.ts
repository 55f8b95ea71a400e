import { sql } from 'kysely'
import { DAY_MS } from '../../domain/calendar/durations.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { deleteAttemptsBefore } from '../platform/limit-attempts.ts'
import { deleteLogInLinksBefore } from './log-in-link-store.ts'
import { deleteChallengesBefore } from './passkey-store.ts'
import { deleteIdleSessions } from './session-store.ts'

const GUEST_DAYS = 90
const ATTEMPT_DAYS = 2
/** Small batches, so that no statement locks many rows for long. */
const BATCH_SIZE = 500

/** Deletes guests unseen for 90 days, expired sessions, links and counters. */
export async function deleteIdleGuestsAndSessions({ db, clock }: AppWithDb): Promise<number> {
  const now = clock.now()
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await deleteIdleSessions(db, now)
  await deleteAttemptsBefore(db, before(ATTEMPT_DAYS))
  await deleteLogInLinksBefore(db, before(ATTEMPT_DAYS))
  await deleteChallengesBefore(db, now)
  let count = 0
  for (;;) {
    const deleted = await inTransaction(db, (tx) => deleteGuests(tx, before(GUEST_DAYS)))
    count += deleted
    if (deleted < BATCH_SIZE) return count
  }
}

/** Deletes guests with their carts; a guest with an order or an autoship stays. */
async function deleteGuests(tx: Tx, before: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from customers c where role = 'guest' and last_seen_at < ${before}
      and not exists (select from orders where customer_id = c.id)
      and not exists (select from autoships where customer_id = c.id)
    order by id limit ${BATCH_SIZE} for update skip locked`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await sql`delete from customers where id = any(${ids})`.execute(tx)
  return ids.length
}
