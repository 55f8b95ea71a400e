import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import type { Tx } from '../../platform/database/connect.ts'
import type { SkipReason } from '../../../domain/autoship/schedule.ts'

type OccurrenceKey = { autoshipId: number; plannedOn: Day }

/** Two updates by way of a far range: shifting in place would collide with the unique key. */
const farDays = 200_000

export type SeriesShift = {
  customerId: number
  autoshipId: number
  /** The occurrence from which on the deliveries move along. */
  plannedOn: Day
  days: number
  /** The first day of the shifted series. */
  anchorDay: Day
  /** Earlier deliveries, which stay on their days. */
  staying: readonly { plannedOn: Day; day: Day }[]
}

/**
 * Shifts the series with all its records, those of orders too. A delivery before the given one stays
 * on its day, as one that was moved there.
 */
export async function shiftSeries(tx: Tx, shift: SeriesShift, now: Date): Promise<void> {
  const { autoshipId, plannedOn, days, anchorDay } = shift
  await tx
    .updateTable('autoships')
    .set({ deliveryOn: anchorDay })
    .where('id', '=', autoshipId)
    .execute()
  if (days === 0) return
  await fixDays(tx, shift, now)
  await sql`
    update autoship_occurrences set planned_on = planned_on + ${farDays}::int
    where autoship_id = ${autoshipId}`.execute(tx)
  await sql`
    update autoship_occurrences set planned_on = planned_on - ${farDays}::int + ${days}::int,
      delivery_on = case
        when state in ('moved', 'skipped') and planned_on > ${plannedOn}::date + ${farDays}::int
        then delivery_on + ${days}::int else delivery_on end
    where autoship_id = ${autoshipId}`.execute(tx)
  await sql`
    update autoship_occurrences set state = 'planned', delivery_on = null
    where autoship_id = ${autoshipId} and state = 'moved' and delivery_on = planned_on`.execute(tx)
  await sql`
    update day_proposals set state = 'lapsed', answered_at = ${now}
    where autoship_id = ${autoshipId} and state = 'asked'`.execute(tx)
}

const fixDays = (tx: Tx, { customerId, autoshipId, staying }: SeriesShift, now: Date) =>
  sql`
    insert into autoship_occurrences as c
      (customer_id, autoship_id, planned_on, state, delivery_on, updated_at)
    select ${customerId}, ${autoshipId}, s.planned_on, 'moved', s.day, ${now}
    from unnest(${staying.map(({ plannedOn }) => plannedOn)}::date[],
      ${staying.map(({ day }) => day)}::date[]) as s (planned_on, day)
    on conflict (autoship_id, planned_on) do update set
      state = case when c.state = 'planned' then 'moved' else c.state end,
      delivery_on = coalesce(c.delivery_on, excluded.delivery_on)`.execute(tx)

type OccurrenceState =
  | { state: 'planned' }
  | { state: 'moved' | 'generated'; deliveryOn: Day }
  | { state: 'skipped'; skipReason: string; deliveryOn?: Day | null }

export async function upsertOccurrence(
  tx: Tx,
  { customerId, autoshipId, plannedOn }: OccurrenceKey & { customerId: number },
  occurrence: OccurrenceState,
  now: Date,
): Promise<void> {
  const row = { deliveryOn: null, skipReason: null, ...occurrence, updatedAt: now }
  await tx
    .insertInto('autoshipOccurrences')
    .values({ customerId, autoshipId, plannedOn, ...row })
    .onConflict((conflict) => conflict.columns(['autoshipId', 'plannedOn']).doUpdateSet(row))
    .execute()
}

type OneTimeChangeKey = { autoshipId: number; plannedOn: Day; goodId: number }

/** Inserts the occurrence's own record first, if it has none. */
export async function upsertOneTimeChange(
  tx: Tx,
  {
    ordered,
    returned,
    ...key
  }: OneTimeChangeKey & { customerId: number; ordered: number; returned: number | null },
  now: Date,
): Promise<void> {
  const { customerId, autoshipId, plannedOn } = key
  await tx
    .insertInto('autoshipOccurrences')
    .values({ customerId, autoshipId, plannedOn, state: 'planned', updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('autoshipOneTimeChanges')
    .values({ ...key, ordered, returned })
    .onConflict((conflict) =>
      conflict.columns(['autoshipId', 'plannedOn', 'goodId']).doUpdateSet({ ordered, returned }),
    )
    .execute()
}

export const deleteOneTimeChange = (tx: Tx, { autoshipId, plannedOn, goodId }: OneTimeChangeKey) =>
  tx
    .deleteFrom('autoshipOneTimeChanges')
    .where('autoshipId', '=', autoshipId)
    .where('plannedOn', '=', plannedOn)
    .where('goodId', '=', goodId)
    .execute()

export type RecordedOccurrence = {
  customerId: number
  autoshipId: number
  plannedOn: Day
  /** The day of its order, or why there is none. */
  outcome: { deliveryOn: Day } | { skipReason: SkipReason }
}

/** Records the outcome of many occurrences; an occurrence that has an order already is not changed. */
export async function recordOccurrences(
  tx: Tx,
  occurrences: readonly RecordedOccurrence[],
  now: Date,
): Promise<void> {
  if (occurrences.length === 0) return
  const rows = occurrences.map(({ customerId, autoshipId, plannedOn, outcome }) => ({
    customer_id: customerId,
    autoship_id: autoshipId,
    planned_on: plannedOn,
    state: 'deliveryOn' in outcome ? 'generated' : 'skipped',
    delivery_on: 'deliveryOn' in outcome ? outcome.deliveryOn : null,
    skip_reason: 'skipReason' in outcome ? outcome.skipReason : null,
    updated_at: now,
  }))
  await sql`
    insert into autoship_occurrences
      (customer_id, autoship_id, planned_on, state, delivery_on, skip_reason, updated_at)
    select customer_id, autoship_id, planned_on, state, delivery_on, skip_reason, updated_at
    from jsonb_populate_recordset(null::autoship_occurrences, ${JSON.stringify(rows)}::jsonb)
    on conflict (autoship_id, planned_on) do update set
      state = excluded.state, delivery_on = excluded.delivery_on,
      skip_reason = excluded.skip_reason, updated_at = excluded.updated_at
      where autoship_occurrences.state <> 'generated'`.execute(tx)
}

export const updateNextOn = (tx: Tx, next: readonly { autoshipId: number; nextOn: Day | null }[]) =>
  sql`
    update autoships s set next_on = n.next_on
    from unnest(
      ${next.map(({ autoshipId }) => autoshipId)}::bigint[],
      ${next.map(({ nextOn }) => nextOn)}::date[]) as n (id, next_on)
    where s.id = n.id`.execute(tx)
