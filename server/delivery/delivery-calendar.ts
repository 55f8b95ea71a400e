import { addMonths, type Day, dayOf, type Weekday, weekdayOf } from '../../domain/calendar.ts'
import { holidaysBetween } from '../../domain/calendar/holidays.ts'
import type { OfficeDays, Route } from '../../domain/delivery/routes.ts'
import type { House } from '../house.ts'
import type { Db } from '../platform/database/connect.ts'

/** Which route a region lies on; null where our courier does not go. */
export type DeliveryCalendar = { routes: Map<number, Route | null>; office: (today: Day) => OfficeDays }

const kept = new WeakMap<Db, Promise<DeliveryCalendar>>()
const heard = new WeakSet<Db>()

/** Routes and days off of the whole territory: a few hundred rows, kept in memory until the database says that they changed. */
export function deliveryCalendar({ db, notices }: Pick<House, 'db' | 'notices'>): Promise<DeliveryCalendar> {
  if (!heard.has(db)) {
    heard.add(db)
    notices.on('calendar_changed', () => kept.delete(db))
  }
  const reading = kept.get(db) ?? readCalendar(db)
  kept.set(db, reading)
  reading.catch(() => kept.delete(db))
  return reading
}

async function readCalendar(db: Db): Promise<DeliveryCalendar> {
  const regions = await db
    .selectFrom('regions')
    .innerJoin('zones', 'zones.id', 'regions.zoneId')
    .select(['regions.id', 'zones.weekdays', 'zones.frequencyWeeks', 'zones.firstWeekOn', 'zones.ourCourier'])
    .execute()
  const ours = await db.selectFrom('holidays').select(['day', 'delivers']).execute()
  const closed = await db.selectFrom('closedDays').select('day').execute()
  const open = new Set(ours.filter((row) => row.delivers).map((row) => String(row.day)))
  const off = [...ours.filter((row) => !row.delivers), ...closed].map((row) => dayOf(String(row.day)))
  return {
    routes: new Map(
      regions.map((row) => [
        row.id,
        row.ourCourier
          ? {
              weekdays: row.weekdays as Weekday[],
              frequencyWeeks: row.frequencyWeeks,
              firstWeek: dayOf(String(row.firstWeekOn)),
            }
          : null,
      ]),
    ),
    office: (today) => {
      const byLaw = holidaysBetween(today, addMonths(today, 13)).map(({ day }) => day)
      return {
        daysOff: [...byLaw, ...off].filter((day) => !open.has(day)),
        openSundays: [...open].map(dayOf).filter((day) => weekdayOf(day) === 7),
      }
    },
  }
}
