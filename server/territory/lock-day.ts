import { type RawBuilder, sql } from 'kysely'
import { type Day, daysFrom } from '../../domain/calendar.ts'
import { latestDay } from '../../domain/territory/days.ts'
import type { Db, Tx } from '../platform/database/connect.ts'

const lockKey = (day: RawBuilder<unknown>) => sql`hashtext('delivery day ' || ${day})`

/** The shared lock inside another statement, on the day of one of its rows. */
export const sharedDayLock = (day: RawBuilder<unknown>) =>
  sql`pg_advisory_xact_lock_shared(${lockKey(day)})`

/**
 * Every transaction that puts an order on a day holds this lock until its commit, many at once. The
 * transaction that closes the day waits for them, so that it finds their orders. False when the day
 * is closed.
 */
export const lockDayShared = async (tx: Db, day: Day): Promise<boolean> =>
  (await lockDaysShared(tx, [day])).length === 1

/** Locks several days and returns those that are not closed. */
export async function lockDaysShared(tx: Db, days: readonly Day[]): Promise<Day[]> {
  const sorted = [...new Set(days)].sort()
  await sql`
    select ${sharedDayLock(sql`day`)} from unnest(${sorted}::date[]) day`.execute(tx)
  const rows = await tx
    .selectFrom('closedDays')
    .select('day')
    .where('day', '=', sql<Day>`any(${sorted}::date[])`)
    .execute()
  const closedDays = new Set(rows.map(({ day }) => day))
  return sorted.filter((day) => !closedDays.has(day))
}

/** For closing a day: waits until every shared lock is released. */
export async function lockDayExclusive(tx: Db, day: Day): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey(sql`${day}::date`)})`.execute(tx)
}

/** Nothing is put on any day that customers can choose, until the commit. */
export async function lockDaysAhead(tx: Tx, today: Day): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${lockKey(sql`day`)})
    from unnest(${daysFrom(today, latestDay(today))}::date[]) day`.execute(tx)
}
