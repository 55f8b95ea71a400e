import type { Day } from '../../domain/calendar.ts'
import { isFull } from '../../domain/territory/capacity.ts'
import type { TakenDays } from '../../domain/territory/first-day-with-room.ts'
import type { Db } from '../platform/database/connect.ts'

/** The days from this one on that can take nothing more. */
export async function findFullDays(db: Db, from: Day): Promise<{ zoneId: number; day: Day }[]> {
  const rows = await db
    .selectFrom('zoneDays')
    .innerJoin('zones', 'zones.id', 'zoneDays.zoneId')
    .select(['zoneId', 'day', 'bottles', 'grams', 'stops'])
    .select(['maxBottles', 'maxGrams', 'maxStops', 'maxMinutes'])
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
  return rows.filter((row) => isFull(row, row))
}

/** What is taken of each zone from this day on; a zone without limits is not counted. */
export async function findTakenDays(db: Db, from: Day): Promise<(zoneId: number) => TakenDays> {
  const rows = await db
    .selectFrom('zoneDays')
    .select(['zoneId', 'day', 'bottles', 'grams', 'stops'])
    .where('day', '>=', from)
    .execute()
  const zones = new Map<number, TakenDays>()
  const takenOf = (zoneId: number): TakenDays => {
    const taken = zones.get(zoneId) ?? new Map()
    zones.set(zoneId, taken)
    return taken
  }
  for (const { zoneId, day, ...load } of rows) takenOf(zoneId).set(day, load)
  return takenOf
}
