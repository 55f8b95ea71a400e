import type { Day } from '../../domain/calendar.ts'
import { isFull } from '../../domain/territory/capacity.ts'
import type { Db } from '../platform/database/connect.ts'

/** The days from this one on that can take nothing more. */
export async function findFullDays(db: Db, from: Day): Promise<{ zoneId: number; day: Day }[]> {
  const rows = await db
    .selectFrom('zoneDays')
    .innerJoin('zones', 'zones.id', 'zoneDays.zoneId')
    .select(['zoneId', 'day', 'bottles', 'grams', 'maxBottles', 'maxGrams'])
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
  return rows.filter((row) => isFull(row, row))
}
