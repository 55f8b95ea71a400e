import { sql } from 'kysely'
import { mayMoveDelivery } from '../../../domain/autoship/may-move-delivery.ts'
import { scheduleOf, seriesOf } from '../../../domain/autoship/schedule.ts'
import { addDays, addWeeks, type Day, daysFrom } from '../../../domain/calendar.ts'
import {
  alternativeDays,
  type DeliveryClock,
  isServed,
  withPlaceOn,
} from '../../../domain/territory/days.ts'
import { noLimits } from '../../../domain/territory/capacity.ts'
import { firstDayWithRoom } from '../../../domain/territory/first-day-with-room.ts'
import type { App } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import { findTakenDays } from '../../territory/full-days.ts'
import { clockOfDelivery, lostDayReason, regionDays } from '../../territory/region-days.ts'
import { loadAutoshipsById, type LoadedAutoship, planOf } from '../plan/plan-store.ts'
import { servedDays } from '../plan/served-days.ts'
import { findOrdersAhead, type NewProposal } from './proposal-store.ts'

/** Later planned deliveries show their day in the schedule and are not asked about. */
const daysAhead = 45
const batchSize = 200

/**
 * Orders and planned deliveries whose day is no longer served, with the day offered instead. Of
 * those that are displaced together each order finds the places of the ones before it taken.
 */
export async function* displacedDeliveries(app: App, db: Db): AsyncGenerator<NewProposal[]> {
  const clock = await clockOfDelivery(app)
  yield* displacedOrders(app, db, clock)
  yield* displacedCycles(app, db, clock)
}

async function* displacedOrders(
  app: App,
  db: Db,
  clock: DeliveryClock,
): AsyncGenerator<NewProposal[]> {
  const { limitsOf } = await app.territory(clock.today)
  const takenOf = await findTakenDays(db, clock.today)
  for (let after = 0; ;) {
    const orders = await findOrdersAhead(db, clock.firstOpenDay, after, batchSize)
    if (orders.length === 0) return
    after = orders.at(-1)!.id
    const found: NewProposal[] = []
    for (const { id: orderId, customerId, deliveryOn: oldDay, regionId, ...load } of orders) {
      const days = await regionDays(app, regionId)
      // An order keeps its place on a full day.
      if (days && isServed(oldDay, withPlaceOn(days, oldDay)).ok) continue
      const limits = limitsOf(regionId) ?? { zoneId: 0, ...noLimits }
      const newDay = firstDayWithRoom(alternativeDays(oldDay, days, clock), load, {
        limits,
        taken: takenOf(limits.zoneId),
      })
      const reason = await lostDayReason(app, regionId, oldDay)
      found.push({ customerId, orderId, autoshipId: null, plannedOn: null, oldDay, newDay, reason })
    }
    yield found
  }
}

async function* displacedCycles(
  app: App,
  db: Db,
  { firstOpenDay }: DeliveryClock,
): AsyncGenerator<NewProposal[]> {
  const until = addDays(firstOpenDay, daysAhead)
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      select id from autoships where is_active and next_on <= ${until} and id > ${after} order by id
      limit ${batchSize}`.execute(db)
    if (rows.length === 0) return
    after = rows.at(-1)!.id
    const ids = rows.map(({ id }) => id)
    const found: NewProposal[] = []
    for (const autoship of await loadAutoshipsById(db, ids, app.clock.today()))
      for (const cycle of await cyclesOf(app, autoship, firstOpenDay))
        if (cycle.oldDay <= until) found.push(cycle)
    yield found
  }
}

/** The planned deliveries of an autoship whose intended day is no longer served. */
async function cyclesOf(
  app: App,
  autoship: LoadedAutoship,
  firstOpenDay: DeliveryClock['firstOpenDay'],
): Promise<NewProposal[]> {
  const plan = planOf(autoship)
  const { customerId, id: autoshipId, address } = autoship
  if (!plan || !address) return []
  const moved = new Map(
    plan.occurrences.flatMap(({ plannedOn, state, deliveryOn }) =>
      state === 'moved' ? [[plannedOn, deliveryOn!] as const] : [],
    ),
  )
  const found: NewProposal[] = []
  const isServed = await servedDays(app, autoship)
  const full = (await regionDays(app, address.regionId))?.fullDates ?? []
  for (const planned of scheduleOf(plan, isServed, firstOpenDay, 7)) {
    const { plannedOn, day: newDay } = planned
    const oldDay = moved.get(plannedOn) ?? plannedOn
    const isDisplaced =
      planned.state === 'no_day' || (planned.state === 'planned' && newDay !== oldDay)
    if (!isDisplaced || oldDay < firstOpenDay) continue
    const reason = await lostDayReason(app, address.regionId, oldDay)
    const mayBeOn = (day: Day) =>
      !full.includes(day) &&
      isServed(day) &&
      mayMoveDelivery(seriesOf(plan), isServed, plannedOn, day).ok
    const lastDay = newDay && addWeeks(newDay, plan.frequencyWeeks)
    const roomyDay = newDay && (daysFrom(newDay, lastDay!).find(mayBeOn) ?? null)
    const key = { customerId, orderId: null, autoshipId, plannedOn }
    found.push({ ...key, oldDay, newDay: roomyDay, reason })
  }
  return found
}
