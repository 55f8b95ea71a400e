import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { StopFact } from '../../../domain/dispatch/stop-events.ts'
import type { Tx } from '../../platform/database/connect.ts'
import type { LockedStop } from '../runs/run-store.ts'
import type { EventFlag } from './event-flags.ts'
import { isFoundOtherwise } from './found-bottles.ts'

/** What asks for a look in an event of a stop, as the stop is now. */
export async function flagsAtStop(
  tx: Tx,
  by: Actor,
  stop: LockedStop,
  fact: StopFact,
): Promise<EventFlag[]> {
  const run = await findRun(tx, stop.runId)
  const isOfDriver = by.kind === 'driver' && run.driverId === by.id
  return [
    ...(by.kind === 'driver' && !isOfDriver ? (['other_driver'] as const) : []),
    // Where a door is stays true when its stop is done.
    ...(stop.state === 'waiting' || fact.kind === 'door' ? [] : (['stop_ended'] as const)),
    ...(run.state === 'settled' && fact.kind !== 'door' ? (['after_settling'] as const) : []),
    ...(fact.kind === 'delivered' && (await hasCancelledOrder(tx, stop.id))
      ? (['order_cancelled'] as const)
      : []),
    ...(await flagsOfCounts(tx, stop.id, fact)),
    ...(fact.kind === 'delivered' && (await isFoundOtherwise(tx, stop.customerId, fact))
      ? (['other_count'] as const)
      : []),
  ]
}

const hasCancelledOrder = async (tx: Tx, stopId: number): Promise<boolean> =>
  (await tx
    .selectFrom('stopOrders')
    .innerJoin('orders', 'orders.id', 'stopOrders.orderId')
    .select('orders.id')
    .where('stopOrders.stopId', '=', stopId)
    .where('orders.status', '=', 'cancelled')
    .executeTakeFirst()) !== undefined

const findRun = (tx: Tx, runId: number) =>
  tx
    .selectFrom('runs')
    .innerJoin('shifts', 'shifts.id', 'runs.shiftId')
    .select(['driverId', 'state'])
    .where('runs.id', '=', runId)
    .executeTakeFirstOrThrow()

async function flagsOfCounts(tx: Tx, stopId: number, fact: StopFact): Promise<EventFlag[]> {
  if (fact.kind !== 'delivered' && fact.kind !== 'not_delivered') return []
  const { rows } = await sql<{
    isKnown: boolean
    isOrdered: boolean
    isCounted: boolean
    paysCourier: boolean
    overdueCents: number
  }>`
    select
      not exists (select from unnest(${countedGoods(fact)}::bigint[]) as c (id)
        where not exists (select from goods g where g.id = c.id)) as is_known,
      not exists (select from unnest(${leftGoods(fact)}::bigint[]) as c (id)
        where not exists (select from order_items i join stop_orders s using (order_id)
          where s.stop_id = ${stopId} and i.good_id = c.id and i.ordered > 0)) as is_ordered,
      not exists (select from order_items i join stop_orders s using (order_id)
          join goods g on g.id = i.good_id
        where s.stop_id = ${stopId} and coalesce(i.kind, g.kind) <> 'service'
          and (i.ordered > 0 or i.returned > 0)
          and not i.good_id = any(${countedGoods(fact)}::bigint[])) as is_counted,
      exists (select from orders o join stop_orders s on s.order_id = o.id
        where s.stop_id = ${stopId} and o.payment_method = 'cash') as pays_courier,
      coalesce((select sum(v.open_cents) from overdue_papers v
          join stops t on t.customer_id = v.customer_id
        where t.id = ${stopId} and v.cleared_on is null), 0)::bigint as overdue_cents`.execute(tx)
  const { isKnown, isOrdered, isCounted, paysCourier, overdueCents } = rows[0]!
  return [
    ...(isKnown ? [] : (['unknown_good'] as const)),
    ...(isOrdered ? [] : (['not_ordered'] as const)),
    // Silence is no count: nothing would be booked of the good.
    ...(isCounted || fact.kind === 'not_delivered' ? [] : (['not_counted'] as const)),
    ...(fact.cashCents > (paysCourier ? Infinity : overdueCents)
      ? (['cash_not_due'] as const)
      : []),
    ...(fact.kind === 'delivered' && fact.noProof ? (['no_proof'] as const) : []),
  ]
}

type AtTheDoor = Extract<StopFact, { kind: 'delivered' | 'not_delivered' }>

const countedGoods = ({ counts }: AtTheDoor) => counts.map(({ goodId }) => goodId)

const leftGoods = ({ counts }: AtTheDoor) =>
  counts.filter(({ left }) => left > 0).map(({ goodId }) => goodId)
