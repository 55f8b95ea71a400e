import { addWeeks, type Day } from '../calendar.ts'
import { cyclesOf, searchedUntil, type Delivery, type Series } from './series.ts'

/** The next deliveries after a day; `next_delivery` is the first of them after `delivery_date`. */
export function deliveriesAfter(
  series: Series,
  mayDeliver: (day: Day) => boolean,
  after: Day,
  count: number,
): Delivery[] {
  const found: Delivery[] = []
  const last = searchedUntil(series, after)
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

export const nextDelivery = (
  series: Series,
  mayDeliver: (day: Day) => boolean,
  after: Day,
): Day | null => deliveriesAfter(series, mayDeliver, after, 1)[0]?.day ?? null
