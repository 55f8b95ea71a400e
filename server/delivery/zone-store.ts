import { sql } from 'kysely'
import type { Updateable } from 'kysely'
import type { Zones } from '../../db/schema.ts'
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

/** Zones with the towns of each; a neighbourhood of Riga or another city under its own name. */
export async function findZones(db: Db): Promise<ZoneRow[]> {
  const { rows } = await sql<ZoneRow>`
    select z.id, z.code, z.name_lv, z.name_en, z.weekdays, z.frequency_weeks, z.shape,
      coalesce(array_agg(r.name order by r.city_id, r.position, r.name) filter (where r.id is not null), '{}') as places
    from zones z left join regions r on r.zone_id = z.id
    group by z.id order by z.id`.execute(db)
  return rows
}

/** The deposit of the usual bottle: the one that most kinds of 18.9 l water have. */
export async function usualBailCents(db: Db): Promise<number> {
  const { rows } = await sql<{ bailCents: number }>`
    select bail_cents from goods where bottle_kind = 1 and bail_cents > 0 and withdrawn_at is null
    group by bail_cents order by count(*) desc, bail_cents limit 1`.execute(db)
  return rows[0]?.bailCents ?? 0
}

export type ZoneRoute = Pick<
  Updateable<Zones>,
  'weekdays' | 'frequencyWeeks' | 'firstWeekOn' | 'ourCourier'
>

/** The number of the zone whose route it was; undefined when there is none. */
export async function saveRoute(
  tx: Db,
  code: string,
  route: ZoneRoute,
): Promise<number | undefined> {
  const saved = await tx
    .updateTable('zones')
    .set(route)
    .where('code', '=', code)
    .returning('id')
    .executeTakeFirst()
  return saved?.id
}

export const listRoutes = (db: Db) =>
  db
    .selectFrom('zones')
    .select(['code', 'nameLv', 'weekdays', 'frequencyWeeks', 'firstWeekOn', 'ourCourier'])
    .orderBy('id')
    .execute()
