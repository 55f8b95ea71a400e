import {
  addDays,
  type Day,
  dayFromParts,
  type Weekday,
  weekdayOf,
  yearOf,
} from '../../domain/calendar.ts'
import { holidaysBetween } from '../../domain/calendar/holidays.ts'
import type { AddressDays } from '../../domain/delivery/days.ts'
import { addressDaysOf, type OfficeDays, type Route } from '../../domain/delivery/routes.ts'
import type { App } from '../app-context.ts'
import type { Notices } from '../platform/database/notices.ts'
import { findClosedDays, findOfficeDays, findRoutes, findZonesOfRegions } from './store.ts'

/** Which route serves a region, and on which days nobody drives. */
export type Territory = {
  readOn: Day
  office: OfficeDays
  /** Null where our courier does not go. */
  routeOf: (regionId: number) => Route | null
  daysOf: (regionId: number) => AddressDays | null
}

/** An autoship looks further than a calendar does. */
const YEARS_AHEAD = 3

const kept = new WeakMap<Notices, Promise<Territory> | null>()

/** Kept in memory until the database says that it changed, or the day is over; under the notices, which transactions share. */
export async function territory({ db, clock, notices }: App): Promise<Territory> {
  if (!kept.has(notices)) notices.on('calendar_changed', () => kept.set(notices, null))
  const today = clock.today()
  const known = await kept.get(notices)
  if (known?.readOn === today) return known
  const reading = readTerritory(db, today)
  kept.set(notices, reading)
  reading.catch(() => kept.set(notices, null))
  return reading
}

async function readTerritory(db: App['db'], today: Day): Promise<Territory> {
  const zones = await findRoutes(db)
  const regions = await findZonesOfRegions(db)
  const office = officeDaysOf(await findOfficeDays(db), await findClosedDays(db, today), today)
  const zoneOfRegion = new Map(regions.map(({ id, zoneId }) => [id, zoneId]))
  const routes = new Map(
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
  const days = new Map(
    [...routes].map(([zoneId, route]) => [zoneId, addressDaysOf(route, office, today)]),
  )
  const byRegion =
    <Value>(byZone: Map<number, Value>) =>
    (regionId: number) =>
      byZone.get(zoneOfRegion.get(regionId) ?? 0) ?? null
  return { readOn: today, office, routeOf: byRegion(routes), daysOf: byRegion(days) }
}

type OfficeRow = { day: Day; delivers: boolean }

/** The law's days off, except where the office says otherwise; a day that was closed early is off, too. */
function officeDaysOf(rows: OfficeRow[], closedDays: Day[], today: Day): OfficeDays {
  const open = new Set(rows.filter((row) => row.delivers).map((row) => row.day))
  const closed = new Set(closedDays)
  const lastDay = dayFromParts(yearOf(today) + YEARS_AHEAD, 12, 31)!
  const lawDays = holidaysBetween(addDays(today, -1), lastDay).map(({ day }) => day)
  const ownDays = rows.filter((row) => !row.delivers).map((row) => row.day)
  return {
    daysOff: [...new Set([...lawDays.filter((day) => !open.has(day)), ...ownDays, ...closedDays])],
    openSundays: [...open].filter((day) => weekdayOf(day) === 7 && !closed.has(day)),
  }
}
