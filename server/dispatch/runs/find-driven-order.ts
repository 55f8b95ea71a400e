import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import { drivenOrder } from '../../../domain/dispatch/driven-order.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import type { Db } from '../../platform/database/connect.ts'

type Run = { id: number; day: Day; zones: readonly string[]; state: RunState }

const latestRuns = 20
const beforeTheRoad: readonly RunState[] = ['draft', 'planned', 'loading']

/** The stops of a run as drivers went to these doors before; null where that is the plan. */
export async function findDrivenOrder(db: Db, run: Run): Promise<number[] | null> {
  if (!beforeTheRoad.includes(run.state)) return null
  const { rows: stops } = await sql<{ id: number; door: number }>`
    select s.id, min(o.address_id) as door
    from stops s join stop_orders p on p.stop_id = s.id join orders o on o.id = p.order_id
    where s.run_id = ${run.id} and s.state = 'waiting' and o.address_id is not null
    group by s.id, s.position order by s.position`.execute(db)
  const doors = stops.map(({ door }) => door)
  const drives = await findDrives(db, run)
  const ordered = drivenOrder(doors, drives)
  if (ordered.every((door, at) => door === doors[at])) return null
  return ordered.map((door) => stops.find((stop) => stop.door === door)!.id)
}

/** The doors of the latest runs in these zones by the time at each, the latest run first. */
async function findDrives(db: Db, { day, zones }: Run): Promise<number[][]> {
  const { rows } = await sql<{ doors: number[] }>`
    select array_agg(d.door order by d.at) as doors
    from (select id, day from runs where day < ${day} and zones && ${[...zones]}::text[]
        order by day desc, id desc limit ${latestRuns}) r
      join lateral (
        select o.address_id as door, max(e.happened_at) as at
        from stops s join stop_orders p on p.stop_id = s.id join orders o on o.id = p.order_id
          join driver_events e on e.stop_id = s.id
        where s.run_id = r.id and o.address_id is not null and e.verdict <> 'parked'
          and e.fact ->> 'kind' in ('delivered', 'not_delivered')
        group by o.address_id) d on true
    group by r.id, r.day order by r.day desc, r.id desc`.execute(db)
  return rows.map(({ doors }) => doors)
}
