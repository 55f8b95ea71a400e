import {
  addDays,
  type Day,
  dayFromParts,
  type Weekday,
  weekdayOf,
  yearOf,
} from '../../domain/calendar.ts'
import { holidaysBetween } from '../../domain/calendar/holidays.ts'
import { deliveryClock } from '../../domain/territory/day-closing.ts'
import type { AddressDays, DeliveryClock } from '../../domain/territory/days.ts'
import { isLimited, type Limits } from '../../domain/territory/capacity.ts'
import {
  addressDaysOf,
  type OfficeDays,
  type Route,
  routeServes,
} from '../../domain/territory/routes.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Notices } from '../platform/database/notices.ts'
import { findFullDays } from './full-days.ts'

/** The days of a region, from memory; null where our courier does not go. */
export const regionDays = async (app: App, regionId: number): Promise<AddressDays | null> =>
  (await app.territory(app.clock.today())).daysOf(regionId)

type RegionRoute = { route: Route; office: OfficeDays }

/** For days beyond the lists; null where our courier does not go. */
export async function regionRoute(app: App, regionId: number): Promise<RegionRoute | null> {
  const { routeOf, office } = await app.territory(app.clock.today())
  const route = routeOf(regionId)
  return route && { route, office }
}

/** Why our courier does not come on a day on which a delivery was expected. */
export type LostDayReason = 'closed_day' | 'holiday' | 'route'

export async function lostDayReason(app: App, regionId: number, day: Day): Promise<LostDayReason> {
  const { routeOf, office, closedDays } = await app.territory(app.clock.today())
  if (closedDays.includes(day)) return 'closed_day'
  const route = routeOf(regionId)
  const served = route && routeServes(day, route, office)
  const isSunday = served?.ok === false && served.refusal === 'sunday'
  return isSunday || office.daysOff.includes(day) ? 'holiday' : 'route'
}

/** Today, and the first day that has not closed yet. */
export const clockOfDelivery = async ({
  clock,
  settings,
}: Pick<App, 'clock' | 'settings'>): Promise<DeliveryClock> =>
  deliveryClock(clock.now().getTime(), (await settings()).dayClosesAt)

/** Which route serves a region, and on which days no route runs. */
type Territory = {
  office: OfficeDays
  closedDays: readonly Day[]
  /** Null where our courier does not go. */
  routeOf: (regionId: number) => Route | null
  daysOf: (regionId: number) => AddressDays | null
  /** Null where a day can take any load. */
  limitsOf: (regionId: number) => ZoneLimits | null
}

export type ZoneLimits = Limits & { zoneId: number }

/** An autoship plans further ahead than a customer may choose. */
const YEARS_AHEAD = 3

declare module '../app-context.ts' {
  interface App {
    territory: ReturnType<typeof territoryCache>
  }
}

/** Cached until the database announces a change or the day ends. */
export function territoryCache(db: Db, notices: Notices): (today: Day) => Promise<Territory> {
  let cached: { today: Day; territory: Promise<Territory> } | undefined
  notices.on('calendar_changed', () => (cached = undefined))
  return (today) => {
    if (cached?.today === today) return cached.territory
    const loading = { today, territory: loadTerritory(db, today) }
    cached = loading
    loading.territory.catch(() => {
      if (cached === loading) cached = undefined
    })
    return loading.territory
  }
}

/** From the tables; a preview reads its own uncommitted change. */
export async function loadTerritory(db: Db, today: Day): Promise<Territory> {
  const zones = await findRoutes(db)
  const regions = await findZonesOfRegions(db)
  const closedDays = await findClosedDays(db, today)
  const office = officeDaysOf(await findOfficeDays(db), closedDays, today)
  const zoneOfRegion = new Map(regions.map(({ id, zoneId }) => [id, zoneId]))
  const routes = routesOf(zones)
  const fullDays = await findFullDays(db, today)
  const days = new Map(
    [...routes].map(([zoneId, route]): [number, AddressDays] => [
      zoneId,
      {
        ...addressDaysOf(route, office, today),
        fullDates: fullDays.filter((full) => full.zoneId === zoneId).map(({ day }) => day),
      },
    ]),
  )
  const limits = limitsOf(zones)
  const byRegion =
    <Value>(byZone: Map<number, Value>) =>
    (regionId: number) =>
      byZone.get(zoneOfRegion.get(regionId) ?? 0) ?? null
  return {
    office,
    closedDays,
    routeOf: byRegion(routes),
    daysOf: byRegion(days),
    limitsOf: byRegion(limits),
  }
}

type ZoneRow = Awaited<ReturnType<typeof findRoutes>>[number]

/** The routes of our own courier by zone. */
const routesOf = (zones: readonly ZoneRow[]) =>
  new Map(
    zones
      .filter((zone) => zone.ourCourier)
      .map((zone): [number, Route] => [
        zone.id,
        {
          weekdays: zone.weekdays as Weekday[],
          frequencyWeeks: zone.frequencyWeeks,
          firstWeek: zone.firstWeekOn,
        },
      ]),
  )

const limitsOf = (zones: readonly ZoneRow[]) =>
  new Map(
    zones
      .filter(isLimited)
      .map(({ id: zoneId, maxBottles, maxGrams, maxStops, maxMinutes }): [number, ZoneLimits] => [
        zoneId,
        { zoneId, maxBottles, maxGrams, maxStops, maxMinutes },
      ]),
  )

type OfficeRow = { day: Day; delivers: boolean }

/** Public holidays as the office changed them; a day that was closed early is off as well. */
function officeDaysOf(rows: OfficeRow[], closedDays: Day[], today: Day): OfficeDays {
  const opened = new Set(rows.filter((row) => row.delivers).map((row) => row.day))
  const closed = new Set(closedDays)
  const lastDay = dayFromParts(yearOf(today) + YEARS_AHEAD, 12, 31)!
  const lawDays = holidaysBetween(addDays(today, -1), lastDay).map(({ day }) => day)
  const ownDays = rows.filter((row) => !row.delivers).map((row) => row.day)
  return {
    daysOff: [
      ...new Set([...lawDays.filter((day) => !opened.has(day)), ...ownDays, ...closedDays]),
    ],
    openSundays: [...opened].filter((day) => weekdayOf(day) === 7 && !closed.has(day)),
  }
}

const findRoutes = (db: Db) =>
  db
    .selectFrom('zones')
    .select(['id', 'weekdays', 'frequencyWeeks', 'firstWeekOn', 'ourCourier'])
    .select(['maxBottles', 'maxGrams', 'maxStops', 'maxMinutes'])
    .execute()

const findZonesOfRegions = (db: Db) => db.selectFrom('regions').select(['id', 'zoneId']).execute()

const findOfficeDays = (db: Db) => db.selectFrom('holidays').select(['day', 'delivers']).execute()

const findClosedDays = async (db: Db, from: Day): Promise<Day[]> =>
  (await db.selectFrom('closedDays').select('day').where('day', '>=', from).execute()).map(
    ({ day }) => day,
  )
