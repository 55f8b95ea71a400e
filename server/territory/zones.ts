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

/** Each zone with its places: towns, and neighbourhoods of the cities or streets of these. */
export async function findZones(db: Db): Promise<ZoneRow[]> {
  const { rows } = await sql<ZoneRow>`
    select z.id, z.code, z.name_lv, z.name_en, z.weekdays, z.frequency_weeks, z.shape,
      coalesce(array_agg(r.name || coalesce(' (' || s.streets || ')', '')
          order by r.city_id, r.position, r.name)
        filter (where r.of_region_id is null and r.id is not null or s.streets is not null), '{}')
        as places
    from zones z left join regions r on r.zone_id = z.id
      left join lateral (select string_agg(street, ', ' order by street) as streets
        from region_streets where part_id = r.id) s on true
    group by z.id order by z.id`.execute(db)
  return rows
}

export const listRoutes = (db: Db) =>
  db
    .selectFrom('zones')
    .select(['code', 'nameLv', 'weekdays', 'frequencyWeeks', 'firstWeekOn', 'ourCourier'])
    .orderBy('id')
    .execute()
