import { sql } from 'kysely'
import { DAY_MS } from '../../domain/calendar/durations.ts'
import type { AttentionSource, FoundRow } from '../attention/source.ts'
import { doorOfStop } from './runs/run-store.ts'

type Facts = FoundRow['facts']
type Asking<Asked extends Facts> = { id: number | string; since: Date } & Asked

/** Rows that ask until a person has done something; no time is set and no sum is at stake. */
const askingRows = <Asked extends Facts>(
  rows: readonly Asking<Asked>[],
  group: FoundRow['group'],
) =>
  rows.map(({ id, since, ...facts }) => ({
    id: String(id),
    group,
    since,
    until: null,
    cents: null,
    facts,
  }))

type UnsettledRun = Asking<{ day: string; plate: string; driver: string | null }>

/** Runs of a past day that nobody has settled: bottles and cash are still on the way. */
export const unsettledRunSource: AttentionSource = {
  kind: 'run_unsettled',
  right: 'settleRuns',
  find: async ({ db, clock }) => {
    const { rows } = await sql<UnsettledRun>`
      select r.id, r.day, v.plate, d.name as driver, max(c.made_at) as since
      from runs r
        join shifts s on s.id = r.shift_id
        join vehicles v on v.id = s.vehicle_id
        left join staff d on d.id = s.driver_id
        join run_changes c on c.run_id = r.id and c.kind = 'state'
      where r.state in ('road', 'handing_in') and r.day < ${clock.today()}
      group by r.id, v.id, d.id order by r.day, r.id limit 200`.execute(db)
    return askingRows(rows, 'money')
  },
}

type ToldLater = Asking<{ runId: number; plate: string; address: string }>

/** What was told of a stop after its run was settled, until a person has looked at it. */
export const toldLaterSource: AttentionSource = {
  kind: 'told_after_settling',
  right: 'correctEvents',
  find: async ({ db }) => {
    const { rows } = await sql<ToldLater>`
      select s.id, s.run_id, v.plate, coalesce(max(d.address_text), '') as address,
        min(e.received_at) as since
      from driver_events e
        join stops s on s.id = e.stop_id
        join runs r on r.id = s.run_id
        join shifts h on h.id = r.shift_id
        join vehicles v on v.id = h.vehicle_id
        left join ${doorOfStop} d on true
      where r.state = 'settled' and 'after_settling' = any(e.flags)
        and not exists (select from stop_reviews w
          where w.stop_id = s.id and w.last_event >= e.number)
      group by s.id, v.id order by s.id limit 200`.execute(db)
    return askingRows(rows, 'money')
  },
}

type OpenTransfer = Asking<{ runId: number; giver: string; taker: string; hand: string }>

/** Transfers that one hand has confirmed and the other has not. */
export const openTransferSource: AttentionSource = {
  kind: 'transfer_open',
  right: 'transferGoods',
  find: async ({ db }) => {
    const { rows } = await sql<OpenTransfer>`
      select t.id, t.from_run_id as run_id, fv.plate as giver, tv.plate as taker,
        case when t.given_at is null then 'given' else 'taken' end as hand,
        coalesce(t.given_at, t.taken_at) as since
      from run_transfers t
        join runs f on f.id = t.from_run_id
        join shifts fs on fs.id = f.shift_id
        join vehicles fv on fv.id = fs.vehicle_id
        join runs r on r.id = t.to_run_id
        join shifts rs on rs.id = r.shift_id
        join vehicles tv on tv.id = rs.vehicle_id
      where t.state = 'open' and num_nulls(t.given_at, t.taken_at) = 1
      order by t.id limit 200`.execute(db)
    return askingRows(rows, 'tomorrow')
  },
}

type TwiceDelivered = Asking<{ orderId: number; plate: string }>

/**
 * Orders that two vans have told alike: the books have one delivery, and a person asks which van has
 * left the bottles. The row goes when the second run is settled.
 */
export const twiceDeliveredSource: AttentionSource = {
  kind: 'delivered_twice',
  right: 'correctEvents',
  find: async ({ db }) => {
    const { rows } = await sql<TwiceDelivered>`
      select s.id, p.order_id, v.plate, s.ended_at as since
      from runs r
        join shifts h on h.id = r.shift_id
        join vehicles v on v.id = h.vehicle_id
        join stops s on s.run_id = r.id and s.state = 'done'
        join stop_orders p on p.stop_id = s.id
      where r.state in ('road', 'handing_in')
        and not exists (select from deliveries d
          where d.stop_id = s.id and d.order_id = p.order_id)
      order by s.id, p.order_id limit 200`.execute(db)
    return askingRows(rows, 'customers').map((row) => ({
      ...row,
      id: `${row.id}-${row.facts.orderId}`,
    }))
  },
}

type ToldOtherwise = Asking<{
  orderId: number
  runId: number
  plate: string
  why: 'cancelled' | 'withdrawn'
}>

/**
 * Doors of which a driver has told what the office had decided otherwise: an order that was
 * cancelled, a stop that was withdrawn or given away. What was told stands.
 */
export const toldOtherwiseSource: AttentionSource = {
  kind: 'told_otherwise',
  right: 'correctEvents',
  find: async ({ db }) => {
    const { rows } = await sql<ToldOtherwise>`
      select distinct on (s.id) s.id, p.order_id, r.id as run_id, v.plate,
        e.received_at as since,
        case when o.status = 'cancelled' or 'order_cancelled' = any (e.flags) then 'cancelled'
          else 'withdrawn' end as why
      from driver_events e
        join stops s on s.id = e.stop_id
        join runs r on r.id = s.run_id
        join shifts h on h.id = r.shift_id
        join vehicles v on v.id = h.vehicle_id
        join stop_orders p on p.stop_id = s.id
        join orders o on o.id = p.order_id
      where e.fact ->> 'kind' in ('delivered', 'not_delivered') and r.state <> 'settled'
        and not exists (select from stop_reviews w
          where w.stop_id = s.id and w.last_event >= e.number)
        and (e.flags && array['stop_ended', 'order_cancelled']
          or (o.status = 'cancelled' and e.fact ->> 'kind' = 'delivered'
            and s.state in ('waiting', 'withdrawn')))
      order by s.id, o.status = 'cancelled' desc, e.number desc limit 200`.execute(db)
    return askingRows(rows, 'customers')
  },
}

type Parked = Asking<{ driver: string; events: number; runId: number | null }>

/** Nothing settles such a row: the driver is asked, and after two weeks it goes. */
const daysShown = 14

/** What a phone has told that cannot be read or fits no stop of ours, by phone and day. */
export const parkedEventSource: AttentionSource = {
  kind: 'event_parked',
  right: 'correctEvents',
  find: async ({ db, clock }) => {
    const oldest = new Date(clock.now().getTime() - daysShown * DAY_MS)
    const { rows } = await sql<Parked>`
      select concat(e.device_id, '-', t.day) as id, d.name as driver,
        count(*)::integer as events, min(e.received_at) as since,
        (select max(r.id) from runs r join shifts s on s.id = r.shift_id
          where s.driver_id = d.id and s.day = t.day) as run_id
      from driver_events e
        join staff_devices p on p.id = e.device_id
        join staff d on d.id = p.staff_id
        cross join lateral (select (e.received_at at time zone 'Europe/Riga')::date as day) t
      where e.verdict = 'parked' and e.received_at > ${oldest}
      group by e.device_id, d.id, t.day order by t.day, e.device_id limit 200`.execute(db)
    return askingRows(rows, 'customers')
  },
}
