import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import { rigaInstant } from '../../domain/calendar/riga-time.ts'

const startOf = (day: Day) => new Date(rigaInstant(day, '00:00'))

/** Empties counted exactly as the customer announced them. */
const emptiesAsDeclared = (since: Day) => sql`
  select 'empties_as_declared' as kind, h.driver_id as staff_id,
    (count(*) filter (where n.taken_back = n.declared_return))::int as cases,
    count(*)::int as "of"
  from deliveries d join delivery_counts n on n.delivery_id = d.id and n.declared_return > 0
    join stops p on p.id = d.stop_id join runs r on r.id = p.run_id
    join shifts h on h.id = r.shift_id
  where d.day >= ${since} and h.driver_id is not null group by h.driver_id`

/** A difference `f` that was named and not taken back. */
const stands = sql`f.takes_back is null
  and not exists (select from run_differences b where b.takes_back = f.id)`

/** Shifts whose cash was short. */
const cashShort = (since: Day) => sql`
  select 'cash_short', h.driver_id,
    (count(distinct h.id) filter (where f.part = 'cash' and f.amount < 0))::int,
    count(distinct h.id)::int
  from shifts h left join run_differences f on f.shift_id = h.id and ${stands}
  where h.day >= ${since} and h.driver_id is not null group by h.driver_id`

/** Loads that the warehouse had counted wrong. */
const loadsMiscounted = (since: Day) => sql`
  select 'load_miscounted', c.actor_id,
    (count(distinct c.run_id) filter (where f.id is not null))::int, count(distinct c.run_id)::int
  from run_counts c left join run_differences f on f.run_id = c.run_id
    and f.reason = 'load_miscounted' and ${stands}
  where c.phase = 'load' and c.side = 'warehouse' and c.actor_kind = 'staff'
    and c.counted_at >= ${startOf(since)}
  group by c.actor_id`

/** Corrections of which most are of one customer. */
const sameCustomerCorrected = (since: Day) => sql`
  select 'same_customer_corrected', t.actor_id, max(t.cases)::int, sum(t.cases)::int from (
    select actor_id, customer_id, count(*) as cases from ledger_transactions
    where code = 'correction' and actor_kind = 'staff' and posted_on >= ${since}
    group by actor_id, customer_id) t group by t.actor_id`

/** Goodwill among all that a person did. */
const goodwill = (since: Day) => sql`
  select 'goodwill', a.actor_id, (count(*) filter (where a.deed))::int, count(*)::int from (
    select staff_id as actor_id, deed = 'ledger.goodwill' as deed from office_actions
    where made_at >= ${startOf(since)} and undone_at is null) a group by a.actor_id`

/** Orders that the one who placed them cancelled. */
const madeAndCancelled = (since: Day) => sql`
  select 'made_and_cancelled', c.actor_id,
    (count(*) filter (where exists (select from order_changes k
      where k.order_id = c.order_id and k.kind = 'cancelled' and k.actor_kind = 'staff'
        and k.actor_id = c.actor_id)))::int, count(*)::int
  from order_changes c
  where c.kind = 'placed' and c.actor_kind = 'staff' and c.made_at >= ${startOf(since)}
  group by c.actor_id`

/** What is watched in the work of drivers, the warehouse and the office. */
export const watchedWork = (since: Day) =>
  sql.join(
    [
      emptiesAsDeclared(since),
      cashShort(since),
      loadsMiscounted(since),
      sameCustomerCorrected(since),
      goodwill(since),
      madeAndCancelled(since),
    ],
    sql` union all `,
  )
