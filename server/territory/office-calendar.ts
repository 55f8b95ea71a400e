import type { Day, Weekday } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'

export type OfficeDay = { day: Day; nameLv: string; nameEn: string; delivers: boolean }

/** What the office has said of a day; undefined where it is as the calendar says. */
export const findOfficeDay = (db: Db, day: Day): Promise<OfficeDay | undefined> =>
  db
    .selectFrom('holidays')
    .select(['day', 'nameLv', 'nameEn', 'delivers'])
    .where('day', '=', day)
    .executeTakeFirst()

export const listOfficeDays = (db: Db, from: Day): Promise<OfficeDay[]> =>
  db
    .selectFrom('holidays')
    .select(['day', 'nameLv', 'nameEn', 'delivers'])
    .where('day', '>=', from)
    .orderBy('day')
    .execute()

export type ZoneRoute = { weekdays: Weekday[]; frequencyWeeks: number; firstWeekOn: Day }

export const findZoneRoute = async (db: Db, code: string) =>
  (await db
    .selectFrom('zones')
    .select(['id', 'weekdays', 'frequencyWeeks', 'firstWeekOn'])
    .where('code', '=', code)
    .executeTakeFirst()) as (ZoneRoute & { id: number }) | undefined

/** The zones that drive a town or neighbourhood and its streets, in the order of their numbers. */
export async function zonesOfRegion(db: Db, regionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('regions')
    .select('zoneId')
    .distinct()
    .where((where) => where.or([where('id', '=', regionId), where('ofRegionId', '=', regionId)]))
    .orderBy('zoneId')
    .execute()
  return rows.map(({ zoneId }) => zoneId)
}
