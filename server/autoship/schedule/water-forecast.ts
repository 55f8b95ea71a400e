import type { Actor } from '../../../domain/actor.ts'
import { sql } from 'kysely'
import type { EnoughUntil } from '../../../contract/shop/autoship-record.ts'
import { type WaterForecast, waterForecast } from '../../../domain/autoship/water-forecast.ts'
import { addDays, type Day, daysBetween } from '../../../domain/calendar.ts'
import type { App } from '../../app-context.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { servedDays } from '../plan/served-days.ts'
import { loadSchedule, type Schedule, type ScheduleEntry } from './load-schedule.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { changeDeliveryItem } from './change-delivery-item.ts'
import { moveDelivery } from './move-delivery.ts'
import { type DeliveryKey, lockDelivery } from './lock-delivery.ts'
import type { UndoStep } from '../plan/undo-step.ts'

async function bottlesDelivered(db: Db, customerId: number, since: Day) {
  const { rows } = await sql<{ day: Day; bottles: number }>`
    select m.moved_on as day, sum(m.delivered)::int as bottles
    from bottle_movements m join goods g on g.id = m.good_id
    where m.customer_id = ${customerId} and g.bottle_kind = 'large'
      and m.cause_kind = 'delivery' and m.moved_on >= ${since} and m.delivered > 0
    group by 1 order by 1`.execute(db)
  return rows
}

export type DeliveryForecast = {
  water: WaterForecast
  next: ScheduleEntry | null
  earlierOn: Day | null
  mayAddOne: boolean
}

/**
 * The customer's water forecast, compared with the next delivery of water, and what can be done.
 */
export async function forecastFor(
  app: App,
  db: Db,
  customerId: number,
  schedule: Schedule,
): Promise<DeliveryForecast | null> {
  const today = app.clock.today()
  const delivered = await bottlesDelivered(db, customerId, addDays(today, -200))
  const water = waterForecast(delivered, today)
  if (!water) return null
  const next =
    schedule.entries.find(
      (entry) => entry.planned.day !== null && findWaterGood(schedule, entry) !== undefined,
    ) ?? null
  const isOpen =
    next !== null &&
    next.made?.open.status !== 'waitingForDelivery' &&
    !next.autoship.isLocked &&
    next.autoship.isActive
  return {
    water,
    next,
    earlierOn: isOpen ? await earlierDay(app, water.lastsUntil, next) : null,
    mayAddOne: isOpen,
  }
}

/** The 18.9 l bottle of a delivery. */
function findWaterGood(
  { goods }: Pick<Schedule, 'goods'>,
  { made, lines }: ScheduleEntry,
): number | undefined {
  const delivered = made ? made.order.items : lines.lines
  return delivered.find(
    ({ goodId, ordered }) => ordered > 0 && goods.get(goodId)?.bottleKind === 'large',
  )?.goodId
}

/**
 * The last served day before the water runs out; without one, the first served day that is earlier.
 */
async function earlierDay(
  app: App,
  until: Day,
  { autoship, planned, between }: ScheduleEntry,
): Promise<Day | null> {
  if (!between || !planned.day || planned.day <= until) return null
  const served = await servedDays(app, autoship)
  const found: Day[] = []
  for (let day = between.from; day < planned.day; day = addDays(day, 1))
    if (served(day)) found.push(day)
  return found.findLast((day) => day <= until) ?? found[0] ?? null
}

export function forecastAnswer({
  water,
  next,
  earlierOn,
  mayAddOne,
}: DeliveryForecast): EnoughUntil {
  const { workedOut } = water
  const day = next?.planned.day ?? null
  return {
    enough_until: water.lastsUntil,
    bottles_left: water.bottlesLeft,
    bottles_a_week: water.bottlesAWeek,
    worked_out: {
      from: workedOut.from,
      to: workedOut.to,
      days: workedOut.days,
      bottles: workedOut.bottles,
      deliveries: workedOut.deliveries,
      last_delivery_on: workedOut.lastOn,
      last_delivery_bottles: workedOut.lastBottles,
    },
    next: next &&
      day && {
        autoship_id: next.autoship.id,
        planned_on: next.planned.plannedOn,
        delivery_date: day,
      },
    days_short: day ? daysBetween(water.lastsUntil, day) - 1 : 0,
    is_fine: next && next.autoship.fineFor === next.planned.plannedOn ? 1 : 0,
    earlier_on: earlierOn,
    may_add_one: mayAddOne ? 1 : 0,
  }
}

export type ForecastReply = 'earlier' | 'one_more' | 'fine'

/** Answers the forecast, which is computed again: an outdated page gets a conflict. */
export async function answerForecast(
  app: App,
  tx: Tx,
  by: Actor,
  { reply, ...key }: DeliveryKey & { reply: ForecastReply },
): Promise<Outcome<UndoStep[], Refusal>> {
  const locked = await lockDelivery(app, tx, key)
  if (!locked.ok) return locked
  const { customerId, autoshipId, plannedOn } = key
  const schedule = await loadSchedule(app, tx, { customerId, count: 3 })
  const forecast = await forecastFor(app, tx, customerId, schedule)
  const next = forecast?.next
  if (!next || next.autoship.id !== autoshipId || next.planned.plannedOn !== plannedOn)
    return refuse({ code: 'conflict' })
  if (reply === 'earlier') {
    if (!forecast.earlierOn) return refuse({ code: 'conflict' })
    return moveDelivery(app, tx, by, { ...key, newDay: forecast.earlierOn, wholeSeries: false })
  }
  if (reply === 'one_more') {
    const goodId = findWaterGood(schedule, next)!
    const delivered = next.made ? next.made.order.items : next.lines.lines
    const { ordered } = delivered.find((line) => line.goodId === goodId)!
    return changeDeliveryItem(app, tx, by, { ...key, goodId, ordered: ordered + 1 })
  }
  await tx
    .updateTable('autoships')
    .set({ fineFor: plannedOn })
    .where('id', '=', autoshipId)
    .execute()
  return done([])
}
