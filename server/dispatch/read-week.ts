import { sql } from 'kysely'
import type { PlannedDay, PlannedZone } from '../../contract/office/closing.ts'
import { addDays, type Day, type Weekday } from '../../domain/calendar.ts'
import { isFull, type Limits, minutesOf } from '../../domain/territory/capacity.ts'
import { routeServes } from '../../domain/territory/routes.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'

/** As many days stand beside each other. */
const SHOWN_DAYS = 8

/** What each zone has on the days from this one on, beside what it can take. */
export async function readWeek(app: AppWithDb, from: Day) {
  const days = Array.from({ length: SHOWN_DAYS }, (_, at) => addDays(from, at))
  const { office, closedDays } = await app.territory(app.clock.today())
  const loads = await findLoads(app.db, days)
  const zones = (await findZones(app.db)).map(
    ({ weekdays, frequencyWeeks, firstWeekOn, ...zone }) => {
      const route = { weekdays, frequencyWeeks, firstWeek: firstWeekOn }
      const { code, nameLv, nameEn, maxBottles } = zone
      return {
        code,
        nameLv,
        nameEn,
        maxBottles,
        days: days.map((day): PlannedZone['days'][number] => {
          const load = loads.get(`${code} ${day}`) ?? { bottles: 0, grams: 0, stops: 0 }
          const drives = zone.ourCourier && routeServes(day, route, office).ok
          return { drives, ...load, isFull: isFull(zone, load), minutes: minutesOf(load) }
        }),
      }
    },
  )
  return {
    days: days.map((day): PlannedDay => ({ day, isClosed: closedDays.includes(day) })),
    zones: zones.filter((zone) => zone.days.some(({ drives, stops }) => drives || stops > 0)),
    idle: zones
      .filter((zone) => zone.days.every(({ drives, stops }) => !drives && stops === 0))
      .map(({ code }) => code),
  }
}

type RoutedZone = Limits & {
  code: string
  nameLv: string
  nameEn: string
  ourCourier: boolean
  weekdays: Weekday[]
  frequencyWeeks: number
  firstWeekOn: Day
}

async function findZones(db: Db): Promise<RoutedZone[]> {
  const { rows } = await sql<RoutedZone>`
    select code, name_lv, name_en, our_courier, weekdays, frequency_weeks, first_week_on, max_bottles,
      max_grams, max_stops, max_minutes
    from zones where our_courier order by id`.execute(db)
  return rows
}

/** Of the orders that are open or delivered, by zone and day. */
async function findLoads(db: Db, days: readonly Day[]) {
  const { rows } = await sql<{ key: string; bottles: number; grams: number; stops: number }>`
    select route || ' ' || delivery_on as key, sum(load_bottles)::int as bottles,
      sum(load_grams)::bigint as grams, count(*)::int as stops
    from orders
    where delivery_on = any(${days}::date[]) and route is not null and delivery_kind = 'courier'
      and status in ('waitsForPayment', 'processing', 'waitingForDelivery', 'delivered')
    group by route, delivery_on`.execute(db)
  return new Map(rows.map(({ key, ...load }) => [key, load]))
}
