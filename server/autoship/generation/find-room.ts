import { mayMoveDelivery } from '../../../domain/autoship/may-move-delivery.ts'
import { orderedLines } from '../../../domain/autoship/delivery-lines.ts'
import { seriesOf } from '../../../domain/autoship/schedule.ts'
import { addDays, addWeeks, type Day, daysFrom } from '../../../domain/calendar.ts'
import { loadOf } from '../../../domain/territory/capacity.ts'
import { firstDayWithRoom } from '../../../domain/territory/first-day-with-room.ts'
import type { App } from '../../app-context.ts'
import type { CartGood } from '../../catalogue/goods-for-cart.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { lockRooms } from '../../territory/capacity.ts'
import { lockDaysShared } from '../../territory/lock-day.ts'
import { planOf } from '../plan/plan-store.ts'
import { servedDays } from '../plan/served-days.ts'
import type { FilledDelivery, SkippedDelivery } from './find-due.ts'

type Roomy = { placed: FilledDelivery[]; withoutRoom: SkippedDelivery[] }
type Goods = ReadonlyMap<number, CartGood>

/**
 * A delivery whose day is full goes to the next day with room before the one after it; without any
 * it is skipped. What is given a place here holds it until the commit.
 */
export async function findRoom(
  app: App,
  tx: Tx,
  filled: readonly FilledDelivery[],
  goods: Goods,
): Promise<Roomy> {
  const { limitsOf } = await app.territory(app.clock.today())
  const zoneOf = ({ autoship }: FilledDelivery) => limitsOf(autoship.address?.regionId ?? 0)?.zoneId
  const ownDays = new Map(filled.map((delivery) => [delivery, [delivery.day]]))
  const first = await give(tx, filled, { daysOf: ownDays, zoneOf, goods })
  if (first.without.length === 0) return { placed: first.given, withoutRoom: [] }
  const later = new Map<FilledDelivery, Day[]>()
  for (const delivery of first.without) later.set(delivery, await laterDays(app, delivery))
  const second = await give(tx, first.without, { daysOf: later, zoneOf, goods })
  return {
    placed: [...first.given, ...second.given],
    withoutRoom: second.without.map(({ autoship, plannedOn }) => ({
      autoship,
      plannedOn,
      reason: 'no_allowed_day',
    })),
  }
}

type Giving = {
  daysOf: ReadonlyMap<FilledDelivery, readonly Day[]>
  zoneOf: (delivery: FilledDelivery) => number | undefined
  goods: Goods
}

/** Gives each delivery the first of its days that is open and has room. */
async function give(
  tx: Tx,
  deliveries: readonly FilledDelivery[],
  { daysOf, zoneOf, goods }: Giving,
) {
  const limited = deliveries.filter((delivery) => zoneOf(delivery) !== undefined)
  const days = limited.flatMap((delivery) => daysOf.get(delivery)!)
  const open = new Set(days.length === 0 ? [] : await lockDaysShared(tx, days))
  const zoneIds = limited.map((delivery) => zoneOf(delivery)!)
  const roomOf = await lockRooms(tx, { zoneIds, days: [...open] })
  const given: FilledDelivery[] = []
  const without: FilledDelivery[] = []
  for (const delivery of deliveries) {
    const zoneId = zoneOf(delivery)
    const candidates = daysOf.get(delivery)!.filter((day) => zoneId === undefined || open.has(day))
    const day =
      zoneId === undefined
        ? delivery.day
        : firstDayWithRoom(candidates, loadOfDelivery(delivery, goods), roomOf(zoneId))
    if (day === null) without.push(delivery)
    else if (day === delivery.day) given.push(delivery)
    else given.push({ ...delivery, day, fullDay: delivery.day })
  }
  return { given, without }
}

const loadOfDelivery = ({ lines }: FilledDelivery, goods: Goods) =>
  loadOf(
    orderedLines(lines).map(({ goodId, ordered: order }) => {
      const { bottleKind, weightGrams } = goods.get(goodId)!
      return { bottleKind, weightGrams, order }
    }),
  )

async function laterDays(app: App, { autoship, plannedOn, day }: FilledDelivery): Promise<Day[]> {
  const plan = planOf(autoship)!
  const series = seriesOf(plan)
  const isServed = await servedDays(app, autoship)
  return daysFrom(addDays(day, 1), addWeeks(day, plan.frequencyWeeks)).filter(
    (other) => isServed(other) && mayMoveDelivery(series, isServed, plannedOn, other).ok,
  )
}
