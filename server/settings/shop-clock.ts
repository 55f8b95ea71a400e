import { type Clock, clockAhead, clockFrom, systemClock } from '../platform/clock.ts'
import type { Db } from '../platform/database/connect.ts'

/** A row beside the settings of the office, which ignore it. */
const key = 'clock'

type Opening = {
  /** `AVOTS_CLOCK`; undefined in production. */
  startsAt: string | undefined
  isCommand: boolean
}

/**
 * The clock of a process. A shop that runs on another day says so in its database, and a command
 * beside it runs on that day too: else it would post on the real day without a warning.
 */
export async function openClock(db: Db, { startsAt, isCommand }: Opening): Promise<Clock> {
  if (isCommand) return startsAt === undefined ? shopClock(db) : clockFrom(startsAt)
  await db.deleteFrom('settings').where('key', '=', key).execute()
  if (startsAt === undefined) return systemClock
  const clock = clockFrom(startsAt)
  const value = JSON.stringify(clock.now().getTime() - Date.now())
  await db
    .insertInto('settings')
    .values({ key, value, updatedAt: new Date() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
  return clock
}

async function shopClock(db: Db): Promise<Clock> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row === undefined ? systemClock : clockAhead(Number(row.value))
}
