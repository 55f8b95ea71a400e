import type { Day } from '../calendar.ts'
import { done, type Outcome, refuse } from '../outcome.ts'
import { cyclesOf, deliveriesAfter, isPaused, type Series } from './series.ts'

export type MoveRefusal =
  | { code: 'reaches_the_next_delivery'; nextDay: Day }
  | { code: 'reaches_the_delivery_before'; previousDay: Day }
  | { code: 'inside_the_pause' }
  | { code: 'outside_validity' }

/**
 * A delivery may be moved between its neighbours and outside the pause; served days are not
 * checked.
 */
export function mayMoveCycle(
  series: Series,
  mayDeliver: (day: Day) => boolean,
  cycleDay: Day,
  newDay: Day,
): Outcome<null, MoveRefusal> {
  if (isPaused(newDay, series)) return refuse({ code: 'inside_the_pause' })
  if (
    (series.validTo && newDay > series.validTo) ||
    (series.validFrom && newDay < series.validFrom)
  )
    return refuse({ code: 'outside_validity' })
  const unmoved = withoutMove(series, cycleDay)
  const previousDay = dayBefore(unmoved, mayDeliver, cycleDay)
  if (previousDay && newDay <= previousDay)
    return refuse({ code: 'reaches_the_delivery_before', previousDay })
  const next = deliveriesAfter(unmoved, mayDeliver, cycleDay, 2).find(
    (delivery) => delivery.cycleDay > cycleDay,
  )
  return next && newDay >= next.day
    ? refuse({ code: 'reaches_the_next_delivery', nextDay: next.day })
    : done(null)
}

function withoutMove(series: Series, cycleDay: Day): Series {
  const { [cycleDay]: _, ...movedCycles } = series.movedCycles
  return { ...series, movedCycles }
}

function dayBefore(series: Series, mayDeliver: (day: Day) => boolean, cycleDay: Day): Day | null {
  let previous: Day | null = null
  for (const cycle of cyclesOf(series, mayDeliver)) {
    if (cycle.cycleDay >= cycleDay) break
    previous = cycle.day ?? previous
  }
  return previous
}
