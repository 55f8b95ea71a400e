import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'

/** When each stop was told to be over, by the clock of the phone. */
const doorsSince = (since: Day) => sql`
  select h.driver_id, h.id as shift_id, r.id as run_id, p.id as stop_id,
    p.state = 'failed' as is_failed, max(e.happened_at) as at
  from driver_events e join stops p on p.id = e.stop_id
    join runs r on r.id = p.run_id join shifts h on h.id = r.shift_id
  where h.day >= ${since} and h.driver_id is not null and e.device_id is not null
    and e.fact ->> 'kind' in ('delivered', 'not_delivered')
  group by h.driver_id, h.id, r.id, p.id`

/**
 * What drivers tell of doors: stops over within 20 seconds of the one before, those that failed in
 * the last hour of a shift, and one picture for several stops.
 */
export const watchedDoors = (since: Day) => sql`
  select 'quick_stops' as kind, driver_id as staff_id,
    (count(*) filter (where gap < interval '20 seconds'))::int as cases, count(*)::int as "of"
  from (select driver_id, at - lag(at) over (partition by run_id order by at, stop_id) as gap
    from (${doorsSince(since)}) d) g
  group by driver_id
  union all
  select 'failed_late', driver_id,
    (count(*) filter (where at > ended - interval '1 hour'))::int, count(*)::int
  from (select driver_id, is_failed, at, max(at) over (partition by shift_id) as ended
    from (${doorsSince(since)}) d) l
  where is_failed group by driver_id
  union all
  select 'same_picture', driver_id, coalesce(sum(stops) filter (where stops > 1), 0)::int,
    sum(stops)::int
  from (select h.driver_id, f.sha256, count(distinct p.id) as stops
    from event_files e join files f on f.id = e.file_id join stops p on p.id = e.stop_id
      join runs r on r.id = p.run_id join shifts h on h.id = r.shift_id
    where e.kind = 'photo' and h.day >= ${since} and h.driver_id is not null
    group by h.driver_id, f.sha256) s
  group by driver_id`
