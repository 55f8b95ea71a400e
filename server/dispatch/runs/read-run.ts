import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import type { StopKind } from '../../../domain/dispatch/stop-kinds.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import type { Db } from '../../platform/database/connect.ts'
import { loadOutcomes, type ToldOutcome } from '../events/load-outcome.ts'
import { doorOfStop, type StopState } from './run-store.ts'

export type RunRow = {
  id: number
  shiftId: number
  day: Day
  number: number
  plate: string
  driver: string | null
  zones: string[]
  state: RunState
  revision: number
  stops: number
  waiting: number
}

export async function findRuns(db: Db, about: { day: Day } | { runId: number }): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select r.id, r.shift_id, r.day, r.number, v.plate, d.name as driver, r.zones, r.state, r.revision,
      count(s.id)::int as stops, (count(s.id) filter (where s.state = 'waiting'))::int as waiting
    from runs r
      join shifts h on h.id = r.shift_id
      join vehicles v on v.id = h.vehicle_id
      left join staff d on d.id = h.driver_id
      left join stops s on s.run_id = r.id and s.state not in ('moved', 'withdrawn')
    where ${'day' in about ? sql`r.day = ${about.day}` : sql`r.id = ${about.runId}`}
    group by r.id, v.id, d.id order by v.id, r.number`.execute(db)
  return rows
}

type StopRow = {
  id: number
  position: number
  state: StopState
  kind: StopKind
  /** What the office wants at a stop without orders. */
  note: string
  customerId: number
  customer: string
  address: string
  orderIds: number[]
  bottles: number
  cashDueCents: number
  promisedUntil: Date | null
}

export type StopOfRun = StopRow & { told: ToldOutcome }

/** The stops of a run in their order, with what has been told of each. */
export async function loadStopsOfRun(db: Db, runId: number): Promise<StopOfRun[]> {
  const { rows } = await sql<StopRow>`
    select s.id, s.position, s.state, s.kind, s.promised_until, s.customer_id, coalesce(c.name, '') as customer,
      coalesce(min(d.address_text), '') as address, coalesce(min(d.note), '') as note,
      coalesce(array_agg(o.id order by o.id) filter (where o.id is not null), '{}') as order_ids,
      coalesce(sum(o.cash_due_cents), 0)::bigint as cash_due_cents,
      coalesce(sum((select sum(i.ordered) from order_items i
        where i.order_id = o.id and i.bottle_kind = 'large')), 0)::int as bottles
    from stops s
      join customers c on c.id = s.customer_id
      left join stop_orders p on p.stop_id = s.id
      left join orders o on o.id = p.order_id
      left join ${doorOfStop} d on true
    where s.run_id = ${runId}
    group by s.id, c.id order by s.position`.execute(db)
  const told = await loadOutcomes(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, told: told.get(row.id)! }))
}

/** The stop at which an order waits, with all orders there. */
export async function findStopOfOrder(
  db: Db,
  orderId: number,
): Promise<{ stopId: number; orderIds: number[] } | undefined> {
  const { rows } = await sql<{ stopId: number; orderIds: number[] }>`
    select w.stop_id, (select array_agg(p.order_id order by p.order_id) from stop_orders p
      where p.stop_id = w.stop_id) as order_ids
    from stop_orders w where w.order_id = ${orderId} and w.is_open`.execute(db)
  return rows[0]
}
