import { sql } from 'kysely'
import type { SkipReason } from '../../../domain/autoship/agenda.ts'
import type { Day } from '../../../domain/calendar.ts'
import type { Db } from '../../platform/database/connect.ts'

export type HandledCycle = {
  customerId: number
  autoshipId: number
  plannedOn: Day
  /** An order on that day, or why there is none. */
  outcome: { deliveryOn: Day } | { skipReason: SkipReason }
}

/** What has become of any number of cycles; one that is an order already stays one. */
export async function handleCycles(
  tx: Db,
  cycles: readonly HandledCycle[],
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
    insert into autoship_cycles (customer_id, autoship_id, planned_on, state, delivery_on, skip_reason, updated_at)
    select customer_id, autoship_id, planned_on, state, delivery_on, skip_reason, updated_at
    from jsonb_populate_recordset(null::autoship_cycles, ${JSON.stringify(rows)}::jsonb)
    on conflict (autoship_id, planned_on) do update set state = excluded.state, delivery_on = excluded.delivery_on,
      skip_reason = excluded.skip_reason, updated_at = excluded.updated_at
      where autoship_cycles.state <> 'generated'`.execute(tx)
}

export const writeNextOn = (tx: Db, next: readonly { autoshipId: number; nextOn: Day | null }[]) =>
  sql`
    update autoships s set next_on = n.next_on
    from unnest(${next.map(({ autoshipId }) => autoshipId)}::bigint[], ${next.map(({ nextOn }) => nextOn)}::date[])
      as n (id, next_on)
    where s.id = n.id`.execute(tx)

export type Due = { id: number; nextOn: Day }

/** The next autoships that are due, locked; those that another generator or their customer holds are left for later. */
export async function lockDue(
  tx: Db,
  until: Day,
  after: Due | undefined,
  most: number,
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, next_on from autoships
    where is_active and next_on <= ${until}
      and (next_on, id) > (${after?.nextOn ?? '0001-01-01'}::date, ${after?.id ?? 0}::bigint)
    order by next_on, id limit ${most} for no key update skip locked`.execute(tx)
  return rows
}

/** After `valid_to` an autoship becomes inactive; answers those that did. */
export async function endOver(
  tx: Db,
  today: Day,
): Promise<{ id: number; customerId: number; name: string }[]> {
  const { rows } = await sql<{ id: number; customerId: number; name: string }>`
    update autoships set is_active = false, next_on = null where is_active and valid_to < ${today}
    returning id, customer_id, name`.execute(tx)
  return rows
}
