import { sql } from 'kysely'
import type { DisplacedRow } from '../../../contract/office/calendar.ts'
import { type DeliveredBottles, waterForecast } from '../../../domain/autoship/water-forecast.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import { addLoads, hasRoom, type Load, noLoad } from '../../../domain/territory/capacity.ts'
import {
  clashesOf,
  dryDaysBefore,
  inOrderOfHurt,
} from '../../../domain/territory/new-day-clashes.ts'
import type { Language } from '../../../domain/words/language.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { findTakenDays } from '../../territory/full-days.ts'
import { deliveryOf } from './propose-days.ts'

type Facts = Load & {
  customerId: number
  customer: string | null
  isCompany: boolean
  phone: string | null
  address: string | null
  regionId: number
  zone: string | null
  orderId: number | null
  autoshipId: number | null
  plannedOn: Day | null
  oldDay: Day
  newDay: Day | null
  toldBy: 'mail' | 'call'
  goods: string
  validTo: Day | null
  otherDays: Day[]
  delivered: DeliveredBottles[]
}

export type Displaced = {
  rows: DisplacedRow[]
  loads: { zone: string; day: Day; taken: number; added: number; max: number | null }[]
}

type Wanted = { changeId: number; impossible: ReadonlySet<string>; language: Language }

/** The customers whom a change asks, with what they were to get and what is in the way. */
export async function displacedRows(
  app: App,
  tx: Tx,
  { changeId, impossible, language }: Wanted,
): Promise<Displaced> {
  const facts = await findFacts(tx, { changeId, language, today: app.clock.today() })
  const loads = await loadsOf(app, tx, facts)
  const rows = facts.map((fact): DisplacedRow => {
    const { newDay, customerId, customer, isCompany, phone, address, zone, orderId } = fact
    const lastsUntil = waterForecast(fact.delivered, app.clock.today())?.lastsUntil ?? null
    const delivery = deliveryOf(fact)
    return {
      delivery,
      customerId,
      customer,
      isCompany,
      phone,
      address,
      zone,
      orderId,
      goods: fact.goods,
      bottles: fact.bottles,
      oldDay: fact.oldDay,
      newDay,
      dryDays: dryDaysBefore(newDay, lastsUntil),
      clashes: clashesOf({
        newDay,
        otherDays: fact.otherDays,
        validTo: fact.validTo,
        isFull: newDay !== null && loads.isFull(fact.regionId, newDay),
        isImpossible: impossible.has(delivery),
      }),
      toldBy: fact.toldBy,
    }
  })
  return { rows: rows.toSorted(inOrderOfHurt), loads: loads.list }
}

/** What comes to each zone and day, beside what is there. */
async function loadsOf(app: App, tx: Tx, facts: readonly Facts[]) {
  const { limitsOf } = await app.territory(app.clock.today())
  const takenOf = await findTakenDays(tx, app.clock.today())
  const days = Map.groupBy(
    facts.filter(({ newDay }) => newDay !== null),
    ({ zone, newDay }) => `${newDay} ${zone}`,
  )
  const full = new Set<string>()
  const list = [...days.values()].map((coming) => {
    const { zone, regionId, newDay } = coming[0]!
    const limits = limitsOf(regionId)
    const taken = takenOf(limits?.zoneId ?? 0).get(newDay!) ?? noLoad
    const added = coming.reduce(addLoads, noLoad)
    if (limits && !hasRoom(limits, taken, added)) full.add(`${newDay} ${zone}`)
    return {
      zone: zone ?? '',
      day: newDay!,
      taken: taken.bottles,
      added: added.bottles,
      max: limits?.maxBottles ?? null,
    }
  })
  const zoneOf = new Map(facts.map(({ regionId, zone }) => [regionId, zone]))
  return {
    list: list.toSorted((a, b) => a.day.localeCompare(b.day) || a.zone.localeCompare(b.zone)),
    isFull: (regionId: number, day: Day) => full.has(`${day} ${zoneOf.get(regionId)}`),
  }
}

/** Days of forecasts reach so far back. */
const forecastDays = 200

type Reading = { changeId: number; language: Language; today: Day }

async function findFacts(tx: Tx, { changeId, language, today }: Reading): Promise<Facts[]> {
  const name = sql.ref(`g.name_${language}`)
  const { rows } = await sql<Facts>`
    with asked as (
      select p.*, coalesce(o.address_id, s.address_id) as address_id, s.valid_to
      from day_proposals p left join orders o on o.id = p.order_id
        left join autoships s on s.id = p.autoship_id
      where p.change_id = ${changeId}),
    lines as (
      select a.id, ${name} as name, i.ordered, g.weight_grams, g.bottle_kind
      from asked a join order_items i on i.order_id = a.order_id join goods g on g.id = i.good_id
      union all
      select a.id, ${name} as name, i.ordered, g.weight_grams, g.bottle_kind
      from asked a join autoship_items i on i.autoship_id = a.autoship_id
        join goods g on g.id = i.good_id)
    select p.customer_id, c.name as customer, c.person_type = 'company' as is_company, c.phone,
      nullif(concat_ws(', ', nullif(trim(a.street || ' ' || a.house_no), ''), r.name), '') as address,
      a.region_id, z.code as zone, p.order_id, p.autoship_id, p.planned_on, p.old_day, p.new_day,
      p.told_by, p.valid_to, l.goods, l.bottles, l.grams, l.stops,
      ${otherDaysFrom(today)} as other_days,
      ${waterDeliveredSince(addDays(today, -forecastDays))} as delivered
    from asked p join customers c on c.id = p.customer_id
      join addresses a on a.id = p.address_id
      join regions r on r.id = a.region_id left join zones z on z.id = r.zone_id
      cross join lateral (
        select coalesce(string_agg(ordered || ' × ' || name, ', ' order by name), '') as goods,
          coalesce(sum(ordered) filter (where bottle_kind = 'large'), 0)::int as bottles,
          coalesce(sum(ordered * weight_grams), 0)::int as grams, 1 as stops
        from lines where lines.id = p.id and ordered > 0) l
    order by p.id`.execute(tx)
  return rows
}

/** The days on which something else comes to the address of the proposal `p`. */
const otherDaysFrom = (today: Day) => sql`
      array(select o.delivery_on from orders o
        where o.customer_id = p.customer_id and o.address_id = p.address_id
          and o.id is distinct from p.order_id and o.delivery_on >= ${today}
          and o.status in ('waitsForPayment', 'processing', 'waitingForDelivery')
        union select s.next_on from autoships s
        where s.customer_id = p.customer_id and s.address_id = p.address_id and s.is_active
          and s.id is distinct from p.autoship_id and s.next_on >= ${today})`

/** The large bottles that the customer of the proposal `p` was brought, by day. */
const waterDeliveredSince = (day: Day) => sql`
      (select coalesce(json_agg(d order by d.day), '[]') from (
        select m.moved_on as day, sum(m.delivered)::int as bottles
        from bottle_movements m join goods g on g.id = m.good_id
        where m.customer_id = p.customer_id and g.bottle_kind = 'large' and m.delivered > 0
          and m.cause_kind = 'delivery' and m.moved_on >= ${day}
        group by 1) d)`
