import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'

/** A bill past its day and still open: while there is one, cash at the door is not offered. */
export async function hasOverdueDebt(db: Db, customerId: number, today: Day): Promise<boolean> {
  const open = await db
    .selectFrom('overduePapers')
    .select('paperId')
    .where('customerId', '=', customerId)
    .where('clearedOn', 'is', null)
    .where('overdueSince', '<=', today)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
