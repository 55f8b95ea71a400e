import { type RawBuilder, sql } from 'kysely'
import { addDays, type Day } from '../../domain/calendar.ts'
import { HOUR_MS } from '../../domain/calendar/durations.ts'
import { rigaInstant } from '../../domain/calendar/riga-time.ts'
import { usualDeparture } from '../../domain/dispatch/run-times.ts'
import { closingInstant } from '../../domain/territory/day-closing.ts'
import type { AppWithDb } from '../app-context.ts'
import type { AttentionSource, FoundRow } from '../attention/source.ts'
import { clockOfDelivery } from '../territory/region-days.ts'

type Found = Pick<FoundRow, 'facts'> & { id: number; day: Day; since: Date; cents?: number | null }

/** Rows of a day, which are too late at an hour of that day or before it. */
const rowsOf = (
  found: readonly Found[],
  group: FoundRow['group'],
  untilOf: (day: Day, since: Date) => number,
): FoundRow[] =>
  found.map(({ id, day, cents = null, since, facts }) => ({
    id: String(id),
    group,
    since,
    until: new Date(untilOf(day, since)),
    cents,
    facts: { ...facts, day },
  }))

/** Runs of today and tomorrow without a driver, and of today that have not left. */
const runNotReadySource: AttentionSource = {
  kind: 'run_not_ready',
  right: 'planRuns',
  find: async ({ db, clock }) => {
    const today = clock.today()
    const { rows } = await sql<Found>`
      select r.id, r.day, max(c.made_at) as since,
        json_build_object('plate', v.plate, 'driver', d.name, 'state', r.state,
          'stops', (select count(*) from stops p where p.run_id = r.id)) as facts
      from runs r join shifts s on s.id = r.shift_id join vehicles v on v.id = s.vehicle_id
        left join staff d on d.id = s.driver_id
        join run_changes c on c.run_id = r.id
      where r.day in (${today}, ${addDays(today, 1)}) and r.state in ('draft', 'planned', 'loading')
        and (s.driver_id is null or r.day = ${today})
      group by r.id, v.id, d.id order by r.day, r.id limit 200`.execute(db)
    return rowsOf(rows, 'tomorrow', (day) => rigaInstant(day, usualDeparture))
  },
}

const orderFacts = sql`json_build_object('customerId', o.customer_id, 'name', c.name,
  'address', o.address_text, 'phone', coalesce(o.phone, c.phone)`

/** Orders of a day that asks, with their customers. */
async function findOrders(
  { db }: AppWithDb,
  where: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
  cents: RawBuilder<unknown> = sql`o.total_with_deposit_cents`,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select o.id, o.delivery_on as day, o.updated_at as since, ${cents} as cents,
      ${orderFacts}${more}) as facts
    from orders o join customers c on c.id = o.customer_id
    where ${where} order by o.delivery_on, o.id limit 200`.execute(db)
  return rows
}

/** Orders of a closed day that no run has, where the day has runs; also when it has passed. */
const orderWithoutRunSource: AttentionSource = {
  kind: 'order_no_run',
  right: 'planRuns',
  find: async (app) => {
    const where = sql`o.status = 'waitingForDelivery' and o.delivery_kind = 'courier'
      and o.held_at is null
      and not exists (select from stop_orders s where s.order_id = o.id and s.is_open)
      and exists (select from runs r where r.day = o.delivery_on)
      and not exists (select from deliveries d
        where d.order_id = o.id and d.day >= o.delivery_on)`
    const why = sql`, 'why', case
      when not exists (select from address_places p
        where p.address_id = o.address_id and p.source <> 'none') then 'no_pin'
      else 'no_run' end`
    const found = await findOrders(app, where, why)
    return rowsOf(found, 'tomorrow', (day) => rigaInstant(day, usualDeparture))
  },
}

/** Days ahead whose unpaid orders are named. */
const daysAhead = 2

/** Orders of the next days that wait for money on the account, or at a bank. */
const unpaidOrderSource: AttentionSource = {
  kind: 'order_unpaid',
  right: 'changeOrders',
  find: async (app) => {
    const { firstOpenDay } = await clockOfDelivery(app)
    const where = sql`o.status in ('processing', 'waitsForPayment') and o.awaited_cents > 0
      and o.delivery_on between ${firstOpenDay} and ${addDays(firstOpenDay, daysAhead - 1)}`
    return beforeClosing(app, await findOrders(app, where, sql``, sql`o.awaited_cents`))
  },
}

/** Orders of autoships that are skipped when the next day closes. */
const unconfirmedOrderSource: AttentionSource = {
  kind: 'order_unconfirmed',
  right: 'confirmAutoships',
  find: async (app) => {
    const { firstOpenDay } = await clockOfDelivery(app)
    const where = sql`o.status = 'processing' and o.autoship_id is not null
      and o.confirmed_at is null and o.delivery_on = ${firstOpenDay}`
    const letter = sql`, 'letter', (select m.state from mail_outbox m
      where m.customer_id = o.customer_id and m.template = 'autoship.confirm'
        and m.cause = 'order:' || o.id limit 1)`
    return beforeClosing(app, await findOrders(app, where, letter))
  },
}

async function beforeClosing({ settings }: AppWithDb, found: Found[]): Promise<FoundRow[]> {
  const { dayClosesAt } = await settings()
  return rowsOf(found, 'tomorrow', (day) => closingInstant(day, dayClosesAt))
}

/** Orders that were not delivered and wait for what the office asks. */
const undeliveredSource: AttentionSource = {
  kind: 'undelivered',
  right: 'changeOrders',
  find: async (app) => {
    const where = sql`o.status = 'waitingForDelivery'
      and not exists (select from stop_orders s where s.order_id = o.id and s.is_open)
      and exists (select from deliveries d where d.order_id = o.id
        and d.outcome = 'undelivered' and d.next_on is null and d.day >= o.delivery_on)`
    const why = sql`, 'reason', (select coalesce(d.code, d.reason) from deliveries d
      where d.order_id = o.id order by d.attempt desc limit 1)`
    const found = await findOrders(app, where, why)
    return rowsOf(found, 'customers', (day) => rigaInstant(addDays(day, 1), '12:00'))
  },
}

/** So long a visit that was not done is named, where nobody has planned another. */
const visitDays = 14

/** Doors without an order at which nobody was met: they come to no other day by themselves. */
const failedVisitSource: AttentionSource = {
  kind: 'visit_failed',
  right: 'planRuns',
  find: async ({ db, clock }) => {
    const { rows } = await sql<Found>`
      select v.id, r.day, s.ended_at as since, json_build_object('customerId', v.customer_id,
        'name', c.name, 'address', v.address_text, 'visit', v.kind) as facts
      from stops s join runs r on r.id = s.run_id join visits v on v.id = s.visit_id
        join customers c on c.id = v.customer_id
      where s.state = 'failed' and v.day > ${addDays(clock.today(), -visitDays)}
        and not exists (select from visits w
          where w.customer_id = v.customer_id and w.kind = v.kind and w.id > v.id)
      order by v.id limit 200`.execute(db)
    return rowsOf(rows, 'customers', (day) => rigaInstant(addDays(day, 1), '12:00'))
  },
}

const silentHours = 2

/** Phones on the road that have said nothing for hours: their events have not come. */
const silentPhoneSource: AttentionSource = {
  kind: 'phone_silent',
  right: 'planRuns',
  find: async ({ db, clock }) => {
    const silentSince = new Date(clock.now().getTime() - silentHours * HOUR_MS)
    const { rows } = await sql<Found>`
      select r.id, r.day, p.seen_at as since,
        json_build_object('driver', d.name, 'plate', v.plate) as facts
      from runs r join shifts s on s.id = r.shift_id join vehicles v on v.id = s.vehicle_id
        join staff d on d.id = s.driver_id
        cross join lateral (
          select greatest(max(p.last_seen_at), max(n.last_used_at), (select max(e.received_at)
            from stops t join driver_events e on e.stop_id = t.id
            where t.run_id = r.id and e.device_id is not null)) as seen_at
          from staff_devices p left join staff_sessions n on n.device_id = p.id
          where p.staff_id = d.id and p.revoked_at is null) p
      where r.day = ${clock.today()} and r.state = 'road'
        and p.seen_at < ${silentSince}
      order by r.id limit 200`.execute(db)
    const tooLate = (_day: Day, seenAt: Date) => seenAt.getTime() + silentHours * HOUR_MS
    return rowsOf(rows, 'tomorrow', tooLate)
  },
}

/** What the days ahead, and the day on the road, ask a person. */
export const daySources = [
  runNotReadySource,
  orderWithoutRunSource,
  unpaidOrderSource,
  unconfirmedOrderSource,
  undeliveredSource,
  failedVisitSource,
  silentPhoneSource,
]
