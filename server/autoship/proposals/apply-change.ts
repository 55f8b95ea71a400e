import type { CalendarChange } from '../../../contract/office/calendar-change.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { Actor } from '../../../domain/actor.ts'
import { type Day, dayOf, type Weekday } from '../../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { recountOrders } from '../../orders/order-record.ts'
import { settleStreets } from '../../customers/settle-streets.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { eraseHoliday, writeHoliday } from '../../territory/change-holiday.ts'
import { writeRoute } from '../../territory/change-route.ts'
import { movePlaces, type PlaceOfZone } from '../../territory/move-places.ts'
import { moveStreets, type StreetsOfRegion } from '../../territory/move-streets.ts'
import { findOfficeDay, findZoneRoute, zonesOfRegion } from '../../territory/office-calendar.ts'

/** What undoing writes; places may have come from several zones. */
export type Restoring =
  | Exclude<CalendarChange, { kind: 'places' | 'streets' }>
  | { kind: 'places_back'; places: PlaceOfZone[] }
  | ({ kind: 'streets_back' } & StreetsOfRegion)

/** The day, or the code of the zone, that a change is about. */
export const subjectOfChange = (change: CalendarChange): string =>
  'day' in change ? change.day : change.code

/** Writes a change with the verbs of the territory; answers what restores the former state. */
export async function applyChange(
  app: App,
  tx: Tx,
  by: Actor,
  change: CalendarChange | Restoring,
): Promise<Outcome<Restoring, Refusal>> {
  switch (change.kind) {
    case 'route':
      return applyRoute(app, tx, by, change)
    case 'places': {
      const zone = await findZoneRoute(tx, change.code)
      const places = change.regionIds.map((regionId) => ({ regionId, zoneId: zone?.id ?? 0 }))
      return zone ? applyPlaces(app, tx, by, places) : refuse({ code: 'not_found' })
    }
    case 'places_back':
      return applyPlaces(app, tx, by, change.places)
    case 'streets': {
      const zone = await findZoneRoute(tx, change.code)
      const streets = change.streets.map((street) => ({ street, zoneId: zone?.id ?? 0 }))
      const { regionId } = change
      return zone ? applyStreets(app, tx, by, { regionId, streets }) : refuse({ code: 'not_found' })
    }
    case 'streets_back':
      return applyStreets(app, tx, by, change)
    default:
      return done(await applyDay(app, tx, by, dayOf(change.day), change))
  }
}

type DayChange = Extract<CalendarChange, { day: string }>

async function applyDay(
  app: App,
  tx: Tx,
  by: Actor,
  day: Day,
  change: DayChange,
): Promise<Restoring> {
  const stored = await findOfficeDay(tx, day)
  if (change.kind === 'ordinary_day') await eraseHoliday(app, tx, by, day)
  else {
    const { nameLv, nameEn, kind } = change
    await writeHoliday(app, tx, by, { day, nameLv, nameEn, delivers: kind === 'working_day' })
  }
  if (!stored) return { kind: 'ordinary_day', day }
  const { delivers, nameLv, nameEn } = stored
  return { kind: delivers ? 'working_day' : 'day_off', day, nameLv, nameEn }
}

async function applyRoute(
  app: App,
  tx: Tx,
  by: Actor,
  { code, weekdays, frequencyWeeks, firstWeekOn }: Extract<CalendarChange, { kind: 'route' }>,
): Promise<Outcome<Restoring, Refusal>> {
  const former = await findZoneRoute(tx, code)
  if (!former) return refuse({ code: 'not_found' })
  await writeRoute(app, tx, by, {
    code,
    weekdays: [...new Set(weekdays as Weekday[])].toSorted((a, b) => a - b),
    frequencyWeeks,
    firstWeekOn: dayOf(firstWeekOn),
  })
  const { id: _id, ...route } = former
  return done({ kind: 'route', code, ...route })
}

/** Their orders count in the zone where they are now. */
async function applyPlaces(
  app: App,
  tx: Tx,
  by: Actor,
  places: readonly PlaceOfZone[],
): Promise<Outcome<Restoring, Refusal>> {
  const former = await movePlaces(app, tx, by, places)
  if (former.length < places.length) return refuse({ code: 'not_found' })
  const zones = new Set(places.map(({ zoneId }) => zoneId))
  for (const zoneId of [...zones].sort((a, b) => a - b)) await recountOrders(tx, zoneId)
  return done({ kind: 'places_back', places: former })
}

/** Orders of their addresses count in the zone that now drives the street. */
async function applyStreets(
  app: App,
  tx: Tx,
  by: Actor,
  moved: StreetsOfRegion,
): Promise<Outcome<Restoring, Refusal>> {
  const former = await moveStreets(app, tx, by, moved)
  if (!former) return refuse({ code: 'not_found' })
  await settleStreets(tx, moved.regionId)
  for (const zoneId of await zonesOfRegion(tx, moved.regionId)) await recountOrders(tx, zoneId)
  return done({ kind: 'streets_back', ...former })
}
