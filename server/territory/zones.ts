import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

type ZoneRow = {
  id: number
  code: string
  nameLv: string
  nameEn: string
  weekdays: number[]
  frequencyWeeks: number
  places: string[]
  shape: [number, number][] | null
}

/** Each zone with its places: towns, and neighbourhoods of the cities. */
export async function findZones(db: Db): Promise<ZoneRow[]> {
  const { rows } = await sql<ZoneRow>`
    select z.id, z.code, z.name_lv, z.name_en, z.weekdays, z.frequency_weeks, z.shape,
      coalesce(array_agg(r.name order by r.city_id, r.position, r.name)
        filter (where r.id is not null), '{}') as places
    from zones z left join regions r on r.zone_id = z.id
    group by z.id order by z.id`.execute(db)
  return rows
}

export const listRoutes = (db: Db) =>
  db
    .selectFrom('zones')
    .select(['code', 'nameLv', 'weekdays', 'frequencyWeeks', 'firstWeekOn', 'ourCourier'])
    .orderBy('id')
    .execute()
