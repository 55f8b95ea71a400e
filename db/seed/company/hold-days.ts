import { bySystem } from '../../../domain/actor.ts'
import { addDays, type Day, daysFrom } from '../../../domain/calendar.ts'
import { actorColumns } from '../../../server/platform/actor-columns.ts'
import type { Db, Tx } from '../../../server/platform/database/connect.ts'
import { daysOfCompany } from './add-customers.ts'

const reason = 'Uzņēmums vēl top'

/**
 * Until its orders are made, a day may have one that nobody took the day before: the open shop's
 * job would close it with that one alone, and the others would come to no run.
 */
export async function holdDays(tx: Tx, today: Day, madeAt: Date): Promise<void> {
  const heldUntil = new Date(madeAt.getTime() + 86_400_000)
  const row = { heldUntil, madeAt, reason, ...actorColumns(bySystem) }
  const days = daysFrom(addDays(today, -daysOfCompany), today)
  await tx
    .insertInto('heldDays')
    .values(days.map((day) => ({ day, ...row })))
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
}

export const releaseDays = (db: Db) =>
  db.deleteFrom('heldDays').where('reason', '=', reason).execute()
