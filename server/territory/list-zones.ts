import { sql } from 'kysely'
import type { Zone } from '../../contract/office/zones.ts'
import type { Db } from '../platform/database/connect.ts'

/** Every zone with its route, limits, outline and places. */
export async function listZones(db: Db): Promise<Zone[]> {
  const { rows } = await sql<Zone>`
    select z.id, z.code, z.name_lv, z.name_en, z.weekdays, z.frequency_weeks, z.first_week_on,
      z.our_courier, z.max_bottles, z.shape, (z.max_grams / 1000)::int as max_kilograms,
      z.max_stops, z.max_minutes,
      (select coalesce(json_agg(json_build_object('regionId', r.id, 'name', r.name, 'city', t.name,
          'latitude', r.latitude, 'longitude', r.longitude, 'streets', s.streets)
          order by t.position, t.id, r.position, r.name), '[]')
        from regions r join cities t on t.id = r.city_id
          cross join lateral (
            select coalesce(json_agg(street order by street), '[]') as streets
            from region_streets where part_id = r.id) s
        where r.zone_id = z.id and (r.of_region_id is null
          or exists (select from region_streets where part_id = r.id))) as places,
      (select count(*)::int from addresses a join regions r on r.id = a.region_id
        where r.zone_id = z.id and a.removed_at is null) as addresses
    from zones z order by z.id`.execute(db)
  return rows
}
