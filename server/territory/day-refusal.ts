import type { FieldProblem, Refusal } from '../../contract/shared/refusals.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import {
  type AddressDays,
  alternativeDay,
  type DayRefusal,
  mayDeliverOn,
  withPlaceOn,
} from '../../domain/territory/days.ts'
import type { App } from '../app-context.ts'
import { clockOfDelivery, regionDays } from './region-days.ts'

/** Refuses a day on which the region has no delivery, naming the next valid day. */
export async function dayRefusal(
  app: App,
  regionId: number,
  day: Day,
): Promise<Refusal | undefined> {
  const days = await regionDays(app, regionId)
  return refusalOf(app, day, { asked: days, offered: days })
}

/** The same, but a full day may pass: `fullDayRefusal` counts exactly, and an order's own place. */
export async function unservedDayRefusal(
  app: App,
  regionId: number,
  day: Day,
): Promise<Refusal | undefined> {
  const days = await regionDays(app, regionId)
  return refusalOf(app, day, { asked: days && withPlaceOn(days, day), offered: days })
}

type Days = { asked: AddressDays | null; offered: AddressDays | null }

async function refusalOf(
  app: App,
  day: Day,
  { asked, offered }: Days,
): Promise<Refusal | undefined> {
  const clock = await clockOfDelivery(app)
  const may = mayDeliverOn(day, asked, clock)
  return may.ok ? undefined : refuseDay(may.refusal, alternativeDay(day, offered, clock))
}

/** A served day that has been closed, perhaps by this moment's work in another process. */
export async function closedDayRefusal(app: App, regionId: number, day: Day): Promise<Refusal> {
  const [days, clock] = [await regionDays(app, regionId), await clockOfDelivery(app)]
  return refuseDay('day_is_closed', alternativeDay(addDays(day, 1), days, clock))
}

/** A day that has closed is told apart from one on which we never drive. */
export function refuseDay(reason: DayRefusal, next: Day | null): Refusal {
  const hasClosed = reason === 'day_is_closed' || reason === 'today_or_earlier'
  const isFull = reason === 'day_is_full'
  const named = hasClosed ? 'day_has_closed' : isFull ? 'day_is_full' : 'day_not_possible'
  const problem: FieldProblem = next
    ? { problem: named, values: { next } }
    : { problem: 'no_day_possible' }
  return { fields: { delivery_date: [problem] }, next_delivery_date: next }
}
