import { sql } from 'kysely'
import { addDays } from '../../domain/calendar.ts'
import { type Observed, unusualAmongColleagues } from '../../domain/staff/watch.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { watchedDoors } from './watched-doors.ts'

const watchedDays = 90

type Named = Observed & { name: string }

/** What is unusual in the last 90 days, beside the usual range of colleagues. */
export async function readWatchList({ clock }: Pick<App, 'clock'>, db: Db) {
  const since = addDays(clock.today(), -watchedDays)
  const { rows } = await sql<Named>`
    select seen.kind, seen.staff_id, s.name, seen.cases, seen."of" from (
      select 'empties_as_declared' as kind, h.driver_id as staff_id,
        (count(*) filter (where n.taken_back = n.declared_return))::int as cases,
        count(*)::int as "of"
      from deliveries d join delivery_counts n on n.delivery_id = d.id and n.declared_return > 0
        join stops p on p.id = d.stop_id join runs r on r.id = p.run_id
        join shifts h on h.id = r.shift_id
      where d.day >= ${since} and h.driver_id is not null group by h.driver_id
      union all
      select 'cash_short', h.driver_id,
        (count(distinct h.id) filter (where f.part = 'cash' and f.amount < 0))::int,
        count(distinct h.id)::int
      from shifts h left join run_differences f on f.shift_id = h.id
      where h.day >= ${since} and h.driver_id is not null group by h.driver_id
      union all
      select 'load_miscounted', c.actor_id,
        (count(distinct c.run_id) filter (where f.id is not null))::int, count(distinct c.run_id)::int
      from run_counts c left join run_differences f on f.run_id = c.run_id
        and f.reason = 'load_miscounted'
      where c.phase = 'load' and c.side = 'warehouse' and c.actor_kind = 'staff'
        and c.counted_at >= ${since}::date
      group by c.actor_id
      union all
      select 'same_customer_corrected', t.actor_id, max(t.cases)::int, sum(t.cases)::int from (
        select actor_id, customer_id, count(*) as cases from ledger_transactions
        where code = 'correction' and actor_kind = 'staff' and posted_on >= ${since}
        group by actor_id, customer_id) t group by t.actor_id
      union all
      select 'goodwill', a.actor_id, (count(*) filter (where a.deed))::int, count(*)::int from (
        select staff_id as actor_id, deed = 'ledger.goodwill' as deed from office_actions
        where made_at >= ${since}::date and undone_at is null) a group by a.actor_id
      union all
      select 'made_and_cancelled', c.actor_id,
        (count(*) filter (where exists (select from order_changes k
          where k.order_id = c.order_id and k.kind = 'cancelled' and k.actor_kind = 'staff'
            and k.actor_id = c.actor_id)))::int, count(*)::int
      from order_changes c
      where c.kind = 'placed' and c.actor_kind = 'staff' and c.made_at >= ${since}::date
      group by c.actor_id
      union all ${watchedDoors(since)}) seen
    join staff s on s.id = seen.staff_id`.execute(db)
  const names = new Map(rows.map(({ staffId, name }) => [staffId, name]))
  return {
    since,
    rows: unusualAmongColleagues(rows).map(({ kind, staffId, cases, of, usual }) => {
      return {
        kind,
        staffId,
        name: names.get(staffId)!,
        cases,
        of,
        usual: [...usual] as [number, number],
      }
    }),
  }
}
