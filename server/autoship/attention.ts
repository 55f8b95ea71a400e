import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import { rigaInstant } from '../../domain/calendar/riga-time.ts'
import type { AttentionSource } from '../attention/source.ts'

type Missed = {
  autoshipId: number
  plannedOn: Day
  since: Date
  facts: { customerId: number; name: string | null; reason: string; day: Day }
}

/** Deliveries of autoships that made no order, until their day has passed. */
export const missedCycleSource: AttentionSource = {
  kind: 'cycle_missed',
  right: 'changeOrders',
  find: async ({ db, clock }) => {
    const { rows } = await sql<Missed>`
      select o.autoship_id, o.planned_on, o.updated_at as since,
        json_build_object('customerId', o.customer_id, 'name', c.name, 'reason', o.skip_reason,
          'day', o.planned_on) as facts
      from autoship_occurrences o join customers c on c.id = o.customer_id
        join autoships a on a.id = o.autoship_id and a.is_active and a.removed_at is null
      where o.state = 'skipped' and o.planned_on >= ${clock.today()}
        and o.skip_reason in ('no_allowed_day', 'nothing_available', 'day_closed')
      order by o.planned_on, o.autoship_id limit 200`.execute(db)
    return rows.map(({ autoshipId, plannedOn, since, facts }) => ({
      id: `${autoshipId}-${plannedOn}`,
      group: 'customers' as const,
      since,
      until: new Date(rigaInstant(plannedOn, '00:00')),
      cents: null,
      facts,
    }))
  },
}
