import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

export type LoadOfVan = { bottles: number; maxBottles: number }

/** The large bottles that a run's stops have ordered, beside the places of its van. */
export async function loadOfRun(db: Db, runId: number): Promise<LoadOfVan> {
  const { rows } = await sql<LoadOfVan>`
    select v.max_bottles, coalesce((select sum(i.ordered * coalesce(g.bottles_in_set, 1))
      from stops s join stop_orders p on p.stop_id = s.id
        join order_items i on i.order_id = p.order_id join goods g on g.id = i.good_id
      where s.run_id = r.id and s.state not in ('moved', 'withdrawn')
        and g.bottle_kind = 'large'), 0)::int as bottles
    from runs r join shifts h on h.id = r.shift_id join vehicles v on v.id = h.vehicle_id
    where r.id = ${runId}`.execute(db)
  return rows[0]!
}
