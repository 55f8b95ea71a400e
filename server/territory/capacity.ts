import type { Refusal } from '../../contract/shared/refusals.ts'
import { sql } from 'kysely'
import { addDays, type Day } from '../../domain/calendar.ts'
import {
  hasRoom,
  type Limits,
  type Load,
  noLimits,
  noLoad,
} from '../../domain/territory/capacity.ts'
import type { TakenDays } from '../../domain/territory/first-day-with-room.ts'
import { alternativeDay } from '../../domain/territory/days.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { refuseDay } from './day-refusal.ts'
import { clockOfDelivery, regionDays } from './region-days.ts'

type Taking = {
  regionId: number
  day: Day
  load: Load
  /** An order that has a place on a day already. */
  orderId?: number
}

/**
 * Refuses a load that does not fit on the zone's day. The day's count stays locked until the
 * commit, so that of two orders for the last place only one finds it.
 */
export async function fullDayRefusal(
  app: App,
  tx: Tx,
  { regionId, day, load, orderId }: Taking,
): Promise<Refusal | undefined> {
  const { limitsOf } = await app.territory(app.clock.today())
  const zoneId = limitsOf(regionId)?.zoneId
  if (zoneId === undefined) return undefined
  const { taken, limits } = await lockZoneDay(tx, zoneId, day)
  const own = orderId === undefined ? noLoad : await ownLoad(tx, { orderId, zoneId, day })
  if (hasRoom(limits, taken, load, own)) return undefined
  // A load that no empty day could take has no next day either.
  if (!hasRoom(limits, noLoad, load))
    return { fields: { delivery_date: [{ problem: 'too_much_for_a_day' }] } }
  const [days, clock] = [await regionDays(app, regionId), await clockOfDelivery(app)]
  return refuseDay('day_is_full', alternativeDay(addDays(day, 1), days, clock))
}

/** The limits are read with the row: this process may not have heard of the latest yet. */
async function lockZoneDay(tx: Tx, zoneId: number, day: Day) {
  await tx
    .insertInto('zoneDays')
    .values({ zoneId, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { bottles, grams, stops, ...limits } = await tx
    .selectFrom('zoneDays')
    .innerJoin('zones', 'zones.id', 'zoneDays.zoneId')
    .select(['bottles', 'grams', 'stops', 'maxBottles', 'maxGrams', 'maxStops', 'maxMinutes'])
    .where('zoneId', '=', zoneId)
    .where('day', '=', day)
    .forUpdate('zoneDays')
    .executeTakeFirstOrThrow()
  return { taken: { bottles, grams, stops }, limits }
}

/** How many bottles the day of an order still takes; null where its zone has no limit. */
export async function freeBottlesOf(tx: Tx, orderId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('orderLoads')
    .innerJoin('zones', 'zones.id', 'orderLoads.zoneId')
    .innerJoin('zoneDays', (join) =>
      join
        .onRef('zoneDays.zoneId', '=', 'orderLoads.zoneId')
        .onRef('zoneDays.day', '=', 'orderLoads.day'),
    )
    .select(['zones.maxBottles', 'zoneDays.bottles'])
    .where('orderLoads.orderId', '=', orderId)
    .executeTakeFirst()
  return row?.maxBottles == null ? null : Math.max(0, row.maxBottles - row.bottles)
}

type OwnPlace = { orderId: number; zoneId: number; day: Day }

async function ownLoad(tx: Tx, { orderId, zoneId, day }: OwnPlace): Promise<Load> {
  const own = await tx
    .selectFrom('orderLoads')
    .select(['bottles', 'grams'])
    .where('orderId', '=', orderId)
    .where('zoneId', '=', zoneId)
    .where('day', '=', day)
    .executeTakeFirst()
  return own ? { ...own, stops: 1 } : noLoad
}

type Wanted = { zoneIds: readonly number[]; days: readonly Day[] }

/** What these zones have on these days and can take; the counts stay locked until the commit. */
export async function lockRooms(tx: Tx, { zoneIds, days }: Wanted) {
  const rooms = new Map<number, Room>()
  if (zoneIds.length > 0 && days.length > 0)
    for (const { zoneId, day, bottles, grams, stops, ...limits } of await lockRows(
      tx,
      zoneIds,
      days,
    )) {
      const room = rooms.get(zoneId) ?? { limits, taken: new Map() }
      room.taken.set(day, { bottles, grams, stops })
      rooms.set(zoneId, room)
    }
  return (zoneId: number): Room => rooms.get(zoneId) ?? { limits: noLimits, taken: new Map() }
}

type Room = { limits: Limits; taken: TakenDays }
type LockedRow = Limits & Load & { zoneId: number; day: Day }

async function lockRows(
  tx: Tx,
  zoneIds: readonly number[],
  days: readonly Day[],
): Promise<LockedRow[]> {
  const wanted = sql`
    select distinct z.id as zone_id, d.day
    from unnest(${[...new Set(zoneIds)]}::int[]) z(id), unnest(${[...days]}::date[]) d(day)`
  await sql`
    insert into zone_days (zone_id, day) ${wanted} order by 1, 2 on conflict do nothing`.execute(tx)
  const { rows } = await sql<LockedRow>`
    select d.zone_id, d.day, d.bottles, d.grams, d.stops, z.max_bottles, z.max_grams, z.max_stops,
      z.max_minutes
    from zone_days d join zones z on z.id = d.zone_id
    where (d.zone_id, d.day) in (${wanted})
    order by d.zone_id, d.day for update of d`.execute(tx)
  return rows
}
