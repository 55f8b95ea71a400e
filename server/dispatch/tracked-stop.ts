import { sql } from 'kysely'
import { arrivalWindow } from '../../domain/dispatch/arrival-window.ts'
import type { RunState } from '../../domain/dispatch/run-states.ts'
import type { Db } from '../platform/database/connect.ts'
import { loadOutcomes } from './events/load-outcome.ts'
import type { StopState } from './runs/run-store.ts'

export type TrackedStop = {
  stopId: number
  runId: number
  position: number
  state: StopState
  runState: RunState
  leftAt: Date | null
}

/** The stop of an order on the day that it is to come: the last one that is driven. */
export async function findTrackedStop(db: Db, orderId: number): Promise<TrackedStop | undefined> {
  const { rows } = await sql<TrackedStop>`
    select s.id as stop_id, s.run_id, s.position, s.state, r.state as run_state,
      (select max(c.made_at) from run_changes c where c.run_id = r.id and c.kind = 'state'
        and c.details ->> 'to' = 'road') as left_at
    from stop_orders p
      join stops s on s.id = p.stop_id
      join runs r on r.id = s.run_id
      join orders o on o.id = p.order_id
    where p.order_id = ${orderId} and r.day = o.delivery_on
      and s.state not in ('moved', 'withdrawn')
    order by s.id desc limit 1`.execute(db)
  return rows[0]
}

/** How many doors come before a stop of a van on the road, and when it is expected there. */
export async function expectedAt(db: Db, now: Date, { runId, position, leftAt }: TrackedStop) {
  const rows = await db
    .selectFrom('stops')
    .select(['id', 'position'])
    .where('runId', '=', runId)
    .where('state', 'not in', ['moved', 'withdrawn'])
    .execute()
  const told = await loadOutcomes(
    db,
    rows.map(({ id }) => id),
  )
  const times = rows.flatMap(({ id }) => {
    const outcome = told.get(id)!
    return outcome.state === 'waiting' ? [] : [outcome.atMs]
  })
  const stopsBefore = rows.filter(
    (stop) => stop.position < position && told.get(stop.id)!.state === 'waiting',
  ).length
  const leftAtMs = (leftAt ?? now).getTime()
  const { fromMs, untilMs } = arrivalWindow({
    nowMs: now.getTime(),
    leftAtMs,
    doneStops: times.length,
    lastAtMs: Math.max(leftAtMs, ...times),
    stopsBefore,
  })
  return { stopsBefore, from: new Date(fromMs), until: new Date(untilMs) }
}
