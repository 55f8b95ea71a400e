import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'

const lockName = (day: Day) => `delivery day ${day}`

/**
 * Whoever puts an order on a day holds the day until the commit, as many at once as like; whoever closes it waits for them and
 * then finds their orders. Says whether the day can still be had.
 */
export const holdDay = async (tx: Db, day: Day): Promise<boolean> =>
  (await holdDays(tx, [day])).length === 1

/** The same for any number of days; answers those that can still be had. */
export async function holdDays(tx: Db, days: readonly Day[]): Promise<Day[]> {
  const wanted = [...new Set(days)].sort()
  await sql`select pg_advisory_xact_lock_shared(hashtext(name)) from unnest(${wanted.map(lockName)}::text[]) name`.execute(
    tx,
  )
  const closed = await tx
    .selectFrom('closedDays')
    .select('day')
    .where('day', '=', sql<Day>`any(${wanted}::date[])`)
    .execute()
  const gone = new Set(closed.map(({ day }) => day))
  return wanted.filter((day) => !gone.has(day))
}

/** For closing a day: alone with it, after all who held it. */
export async function takeDay(tx: Db, day: Day): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${lockName(day)}))`.execute(tx)
}
