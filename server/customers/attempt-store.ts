import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

export type Counter = {
  action: string
  countedBy: string
  subjectHash: Buffer
  windowStartedAt: Date
}

/** One statement says how many by now, however many guess at once. */
export async function countUp(db: Db, counters: Counter[]): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('credentialAttempts')
    .values(counters)
    .onConflict((conflict) =>
      conflict
        .columns(['action', 'countedBy', 'subjectHash', 'windowStartedAt'])
        .doUpdateSet({ attempts: sql`credential_attempts.attempts + 1` }),
    )
    .returning(['countedBy', 'attempts'])
    .execute()
  return new Map(rows.map(({ countedBy, attempts }) => [countedBy, attempts]))
}

/** The last of a counter's attempts takes its row along: there is no row of none. */
export async function countDown(db: Db, counters: Counter[]): Promise<void> {
  for (const { action, countedBy, subjectHash, windowStartedAt } of counters) {
    const its = { action, countedBy, subjectHash, windowStartedAt }
    await db
      .deleteFrom('credentialAttempts')
      .where((eb) => eb.and({ ...its, attempts: 1 }))
      .execute()
    await db
      .updateTable('credentialAttempts')
      .set({ attempts: sql`attempts - 1` })
      .where((eb) => eb.and(its))
      .where('attempts', '>', 1)
      .execute()
  }
}

export const deleteAttemptsBefore = (db: Db, before: Date) =>
  db.deleteFrom('credentialAttempts').where('windowStartedAt', '<', before).execute()

/** Has this customer ever logged in from here? */
export const hasLoggedInFrom = async (
  db: Db,
  customerId: number,
  address: string,
): Promise<boolean> =>
  (await db
    .selectFrom('auditTrail')
    .select('id')
    .where('customerId', '=', customerId)
    .where('ipAddress', '=', address)
    .where('action', 'in', ['customers.log_in', 'customers.register'])
    .limit(1)
    .executeTakeFirst()) !== undefined
