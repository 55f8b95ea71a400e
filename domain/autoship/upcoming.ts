import { addDays, addWeeks, type Day } from '../calendar.ts'
import { cyclesOf, type Cycle, type Delivery, type Series } from './series.ts'

/** A series that is skipped, paused or unserved for two years has no next delivery. */
const searchWeeks = 104

/** The diary: the cycles whose planned day is within these days, with what becomes of each. */
export function cyclesBetween(series: Series, mayDeliver: (day: Day) => boolean, first: Day, last: Day): Cycle[] {
  const found: Cycle[] = []
  for (const cycle of cyclesOf(series, mayDeliver, first)) {
    if (cycle.cycleDay > last) break
    found.push(cycle)
  }
  return found
}

/** The next deliveries after a day; `next_delivery` is the first of them after `delivery_date`. */
export function deliveriesAfter(
  series: Series,
  mayDeliver: (day: Day) => boolean,
  after: Day,
  count: number,
): Delivery[] {
  const found: Delivery[] = []
  const last = addWeeks(after > series.anchorDay ? after : series.anchorDay, searchWeeks)
  for (const cycle of cyclesOf(series, mayDeliver, earliestCycleAfter(series, after))) {
    if (cycle.cycleDay > last || found.length === count) break
    if (cycle.day && cycle.day > after) found.push(cycle)
  }
  return found
}

/** A cycle planned or moved to a day before may be delivered after it, though less than one cycle later. */
function earliestCycleAfter(series: Series, after: Day): Day {
  const soonest = addWeeks(after, -series.frequencyWeeks)
  const movedPast = Object.entries(series.movedCycles).filter(([, movedTo]) => movedTo > soonest)
  return [soonest, ...movedPast.map(([cycleDay]) => cycleDay as Day)].sort()[0]!
}

export const nextDelivery = (series: Series, mayDeliver: (day: Day) => boolean, after: Day): Day | null =>
  deliveriesAfter(series, mayDeliver, after, 1)[0]?.day ?? null

/** An order is made `lead` days ahead: the deliveries that should have one by now and are still open. */
export function dueDeliveries(
  series: Series,
  mayDeliver: (day: Day) => boolean,
  clock: { today: Day; firstOpenDay: Day },
  leadDays: number,
): Delivery[] {
  const last = addDays(clock.today, leadDays)
  return deliveriesAfter(series, mayDeliver, addDays(clock.firstOpenDay, -1), leadDays + 1).filter(
    ({ day }) => day <= last,
  )
}
