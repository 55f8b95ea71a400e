import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'

/** The days from this one on that can take nothing more. */
export async function findFullDays(db: Db, from: Day): Promise<{ zoneId: number; day: Day }[]> {
  const { rows } = await sql<{ zoneId: number; day: Day }>`
    select d.zone_id, d.day from zone_days d join zones z on z.id = d.zone_id
    where d.day >= ${from} and reaches_limit(d.bottles, d.grams, z.max_bottles, z.max_grams)
    order by d.zone_id, d.day`.execute(db)
  return rows
}
