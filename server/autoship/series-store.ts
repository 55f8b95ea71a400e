import { sql } from 'kysely'
import { daysBetween, type Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'

type CycleKey = { autoshipId: number; plannedOn: Day }

/** Further than any cycle: keys that move by less than the distance between them would meet each other on the way. */
const farDays = 200_000

/**
 * The series goes to a new day from one of its cycles on: the day is its new anchor, and what was done to that cycle and
 * the later ones goes along, orders too.
 */
export async function shiftSeries(
  tx: Db,
  { autoshipId, plannedOn }: CycleKey,
  newDay: Day,
): Promise<void> {
  const shift = daysBetween(plannedOn, newDay)
  await tx
    .updateTable('autoships')
    .set({ deliveryOn: newDay })
    .where('id', '=', autoshipId)
    .execute()
  if (shift === 0) return
  await tx
    .deleteFrom('autoshipCycles')
    .where('autoshipId', '=', autoshipId)
    .where('plannedOn', '>', newDay < plannedOn ? newDay : plannedOn)
    .where('plannedOn', '<', plannedOn)
    .where('state', 'in', ['planned', 'moved'])
    .execute()
  await sql`update autoship_cycles set planned_on = planned_on + ${farDays}::int
    where autoship_id = ${autoshipId} and planned_on >= ${plannedOn}`.execute(tx)
  await sql`update autoship_cycles set planned_on = planned_on - ${farDays}::int + ${shift}::int
    where autoship_id = ${autoshipId} and planned_on >= ${plannedOn}::date + ${farDays}::int`.execute(
    tx,
  )
}

type CycleState =
  | { state: 'planned' }
  | { state: 'moved' | 'generated'; deliveryOn: Day }
  | { state: 'skipped'; skipReason: string; deliveryOn?: Day | null }

/** What a cycle has become, whether it was touched before or not. */
export async function writeCycle(
  tx: Db,
  { customerId, autoshipId, plannedOn }: CycleKey & { customerId: number },
  cycle: CycleState,
  now: Date,
): Promise<void> {
  const row = { deliveryOn: null, skipReason: null, ...cycle, updatedAt: now }
  await tx
    .insertInto('autoshipCycles')
    .values({ customerId, autoshipId, plannedOn, ...row })
    .onConflict((conflict) => conflict.columns(['autoshipId', 'plannedOn']).doUpdateSet(row))
    .execute()
}
