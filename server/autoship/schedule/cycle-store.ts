import { sql } from 'kysely'
import { type Day, daysBetween } from '../../../domain/calendar.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { SkipReason } from '../../../domain/autoship/schedule.ts'

type CycleKey = { autoshipId: number; plannedOn: Day }

/** Two updates by way of a far range: shifting in place would collide with the unique key. */
const farDays = 200_000

/**
 * Re-anchors the series on a new day from one of its cycles on. The records of that cycle and of
 * the later ones shift along, those of orders too.
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
  await sql`
    update autoship_cycles set planned_on = planned_on + ${farDays}::int
    where autoship_id = ${autoshipId} and planned_on >= ${plannedOn}`.execute(tx)
  await sql`
    update autoship_cycles set planned_on = planned_on - ${farDays}::int + ${shift}::int
    where autoship_id = ${autoshipId}
      and planned_on >= ${plannedOn}::date + ${farDays}::int`.execute(tx)
}

type CycleState =
  | { state: 'planned' }
  | { state: 'moved' | 'generated'; deliveryOn: Day }
  | { state: 'skipped'; skipReason: string; deliveryOn?: Day | null }

export async function upsertCycle(
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

type OverrideKey = { autoshipId: number; plannedOn: Day; goodId: number }

/** Inserts the cycle's own record first, if it has none. */
export async function upsertOverride(
  tx: Db,
  {
    ordered,
    returned,
    ...key
  }: OverrideKey & { customerId: number; ordered: number; returned: number },
  now: Date,
): Promise<void> {
  const { customerId, autoshipId, plannedOn } = key
  await tx
    .insertInto('autoshipCycles')
    .values({ customerId, autoshipId, plannedOn, state: 'planned', updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('autoshipCycleItems')
    .values({ ...key, ordered, returned })
    .onConflict((conflict) =>
      conflict.columns(['autoshipId', 'plannedOn', 'goodId']).doUpdateSet({ ordered, returned }),
    )
    .execute()
}

export const deleteOverride = (tx: Db, { autoshipId, plannedOn, goodId }: OverrideKey) =>
  tx
    .deleteFrom('autoshipCycleItems')
    .where('autoshipId', '=', autoshipId)
    .where('plannedOn', '=', plannedOn)
    .where('goodId', '=', goodId)
    .execute()

export type RecordedCycle = {
  customerId: number
  autoshipId: number
  plannedOn: Day
  /** The day of its order, or why there is none. */
  outcome: { deliveryOn: Day } | { skipReason: SkipReason }
}

/** Records the outcome of many cycles; a cycle that has an order already is not changed. */
export async function recordCycles(
  tx: Db,
  cycles: readonly RecordedCycle[],
  now: Date,
): Promise<void> {
  if (cycles.length === 0) return
  const rows = cycles.map(({ customerId, autoshipId, plannedOn, outcome }) => ({
    customer_id: customerId,
    autoship_id: autoshipId,
    planned_on: plannedOn,
    state: 'deliveryOn' in outcome ? 'generated' : 'skipped',
    delivery_on: 'deliveryOn' in outcome ? outcome.deliveryOn : null,
    skip_reason: 'skipReason' in outcome ? outcome.skipReason : null,
    updated_at: now,
  }))
  await sql`
    insert into autoship_cycles
      (customer_id, autoship_id, planned_on, state, delivery_on, skip_reason, updated_at)
    select customer_id, autoship_id, planned_on, state, delivery_on, skip_reason, updated_at
    from jsonb_populate_recordset(null::autoship_cycles, ${JSON.stringify(rows)}::jsonb)
    on conflict (autoship_id, planned_on) do update set
      state = excluded.state, delivery_on = excluded.delivery_on,
      skip_reason = excluded.skip_reason, updated_at = excluded.updated_at
      where autoship_cycles.state <> 'generated'`.execute(tx)
}

export const updateNextOn = (tx: Db, next: readonly { autoshipId: number; nextOn: Day | null }[]) =>
  sql`
    update autoships s set next_on = n.next_on
    from unnest(
      ${next.map(({ autoshipId }) => autoshipId)}::bigint[],
      ${next.map(({ nextOn }) => nextOn)}::date[]) as n (id, next_on)
    where s.id = n.id`.execute(tx)
