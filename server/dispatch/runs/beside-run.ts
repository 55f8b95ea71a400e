import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import type { Db } from '../../platform/database/connect.ts'

type OtherRun = { id: number; number: number; plate: string; driver: string | null }

/** The runs of the day that still may take a stop. */
export async function findOtherRuns(
  db: Db,
  { id, day }: { id: number; day: Day },
): Promise<OtherRun[]> {
  const { rows } = await sql<OtherRun>`
    select r.id, r.number, v.plate, d.name as driver
    from runs r join shifts h on h.id = r.shift_id join vehicles v on v.id = h.vehicle_id
      left join staff d on d.id = h.driver_id
    where r.day = ${day} and r.id <> ${id}
      and r.state in ('draft', 'planned', 'loading', 'road')
    order by v.id, r.number`.execute(db)
  return rows
}

type WithoutRun = { orderId: number; customer: string; address: string }

/** Orders of the day that a run may still take. */
export async function findOrdersWithoutRun(db: Db, day: Day): Promise<WithoutRun[]> {
  const { rows } = await sql<WithoutRun>`
    select o.id as order_id, coalesce(c.name, '') as customer,
      coalesce(o.address_text, '') as address
    from orders o join customers c on c.id = o.customer_id
    where o.delivery_on = ${day} and o.delivery_kind = 'courier'
      and o.status = 'waitingForDelivery' and o.held_at is null
      and not exists (select from stop_orders s where s.order_id = o.id and s.is_open)
    order by o.id limit 100`.execute(db)
  return rows
}
