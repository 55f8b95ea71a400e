import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { Day } from '../../../domain/calendar.ts'
import { type PlannedRun, planRuns, type StopToPlan } from '../../../domain/dispatch/plan-runs.ts'
import { sumOf } from '../../../domain/money.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { endStop, insertRunChange, insertStops } from './run-store.ts'
import { findVehicles } from './vehicles.ts'
import { findWaitingVisits, type WaitingVisit } from './visits.ts'

type WaitingOrder = {
  orderId: number
  customerId: number
  addressId: number | null
  zone: string
  street: string
  houseNumber: string
  bottles: number
  grams: number
}

/**
 * Makes the runs of a closed day. A day that has runs is left as it is: what comes later is added
 * by hand. The caller holds the lock of the day.
 */
export async function makeRuns(app: App, tx: Tx, by: Actor, day: Day): Promise<void> {
  const vans = await findVehicles(tx)
  if (vans.length === 0 || (await hasRuns(tx, day))) return
  await withdrawLeftStops(app, tx, day)
  const stops = [
    ...stopsOf(await findWaitingOrders(tx, day)),
    ...(await findWaitingVisits(tx, day)).map(stopOfVisit),
  ]
  const runs = planRuns(stops, vans)
  const shifts = new Map<number, number>()
  for (const run of runs) {
    const shiftId = shifts.get(run.vehicleId) ?? (await insertShift(tx, day, run.vehicleId))
    shifts.set(run.vehicleId, shiftId)
    await insertRun(tx, by, { ...run, day, shiftId, at: app.clock.now() })
  }
  const { runSpareBottles } = await app.settings()
  if (runSpareBottles > 0) await insertSpares(tx, day, runSpareBottles)
}

/** Stops of other days whose orders were moved to this one by a person. */
async function withdrawLeftStops(app: App, tx: Tx, day: Day): Promise<void> {
  const rows = await tx
    .selectFrom('stopOrders')
    .innerJoin('orders', 'orders.id', 'stopOrders.orderId')
    .innerJoin('stops', 'stops.id', 'stopOrders.stopId')
    .innerJoin('runs', 'runs.id', 'stops.runId')
    .select('stopId')
    .distinct()
    .where('isOpen', '=', true)
    .where('orders.deliveryOn', '=', day)
    .where('runs.day', '<>', day)
    .execute()
  for (const { stopId } of rows) await endStop(tx, stopId, 'withdrawn', app.clock.now())
}

const hasRuns = async (tx: Tx, day: Day) =>
  (await tx.selectFrom('runs').select('id').where('day', '=', day).executeTakeFirst()) !== undefined

async function insertShift(tx: Tx, day: Day, vehicleId: number): Promise<number> {
  const { id } = await tx
    .insertInto('shifts')
    .values({ day, vehicleId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type NewRun = PlannedRun<WaitingOrder | WaitingVisit> & { day: Day; shiftId: number; at: Date }

async function insertRun(
  tx: Tx,
  by: Actor,
  { day, shiftId, number, zones, stops, at }: NewRun,
): Promise<void> {
  const { id: runId } = await tx
    .insertInto('runs')
    .values({ day, shiftId, number, zones })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertStops(
    tx,
    stops.map(({ orders }, index) => {
      const [first] = orders
      const visit = 'visitId' in first! ? { id: first.visitId, kind: first.kind } : undefined
      const orderIds = orders.flatMap((order) => ('orderId' in order ? [order.orderId] : []))
      return { runId, customerId: first!.customerId, position: index + 1, orderIds, visit }
    }),
  )
  await insertRunChange(tx, by, runId, { kind: 'made', at })
}

/** Of the bottle that each run has most of. */
const insertSpares = (tx: Tx, day: Day, pieces: number) =>
  sql`
    insert into run_spares (run_id, good_id, pieces)
    select distinct on (r.id) r.id, i.good_id, ${pieces}::int
    from runs r join stops s on s.run_id = r.id
      join stop_orders p on p.stop_id = s.id
      join order_items i on i.order_id = p.order_id
    where r.day = ${day} and i.bottle_kind = 'large' and i.ordered > 0
    group by r.id, i.good_id order by r.id, sum(i.ordered) desc, i.good_id`.execute(tx)

/** Orders of one customer to one address are one stop. */
function stopsOf(orders: readonly WaitingOrder[]): StopToPlan<WaitingOrder>[] {
  const doors = Map.groupBy(orders, ({ customerId, addressId }) => `${customerId} ${addressId}`)
  return [...doors.values()].map((atDoor) => {
    const { zone, street, houseNumber } = atDoor[0]!
    const bottles = sumOf(atDoor, (order) => order.bottles)
    const grams = sumOf(atDoor, (order) => order.grams)
    return { orders: atDoor, zone, street, houseNumber, bottles, grams }
  })
}

/** It takes no place in the van, only its time. */
const stopOfVisit = (visit: WaitingVisit): StopToPlan<WaitingOrder | WaitingVisit> => {
  const { zone, street, houseNumber } = visit
  return { orders: [visit], zone, street, houseNumber, bottles: 0, grams: 0 }
}

async function findWaitingOrders(tx: Tx, day: Day): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select o.id as order_id, o.customer_id, o.address_id, coalesce(z.code, '') as zone,
      concat_ws(' ', t.name, r.name, a.street) as street, coalesce(a.house_no, '') as house_number,
      l.bottles, l.grams
    from orders o
      left join addresses a on a.id = o.address_id
      left join regions r on r.id = a.region_id
      left join zones z on z.id = r.zone_id
      left join cities t on t.id = r.city_id
      cross join lateral (
        select coalesce(sum(i.ordered * coalesce(g.bottles_in_set, 1))
            filter (where g.bottle_kind = 'large'), 0)::int as bottles,
          coalesce(sum(i.ordered * g.weight_grams), 0)::int as grams
        from order_items i join goods g on g.id = i.good_id where i.order_id = o.id) l
    where o.delivery_on = ${day} and o.delivery_kind = 'courier'
      and o.status = 'waitingForDelivery' and o.held_at is null
      and not exists (select from stop_orders s where s.order_id = o.id and s.is_open)
    order by o.id`.execute(tx)
  return rows
}
