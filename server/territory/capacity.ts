import type { Refusal } from '../../contract/shared/refusals.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import { hasRoom, type Load, noLoad } from '../../domain/territory/capacity.ts'
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
