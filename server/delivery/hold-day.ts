import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'

const lockName = (day: Day) => `delivery day ${day}`

/**
 * Whoever puts an order on a day holds the day until the commit, as many at once as like; whoever closes it waits for them and
 * then finds their orders. Says whether the day can still be had.
 */
export async function holdDay(tx: Db, day: Day): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(hashtext(${lockName(day)}))`.execute(tx)
  const closed = await tx.selectFrom('closedDays').select('day').where('day', '=', day).executeTakeFirst()
  return closed === undefined
}

/** For closing a day: alone with it, after all who held it. */
export async function takeDay(tx: Db, day: Day): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${lockName(day)}))`.execute(tx)
}
