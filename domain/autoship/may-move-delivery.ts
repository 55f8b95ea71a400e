import type { Day } from '../calendar.ts'
import { done, type Outcome, refuse } from '../outcome.ts'
import { occurrencesOf, deliveriesAfter, isPaused, type Series } from './series.ts'

export type MoveRefusal =
  | { code: 'reaches_the_next_delivery'; nextDay: Day }
  | { code: 'reaches_the_delivery_before'; previousDay: Day }
  | { code: 'inside_the_pause' }
  | { code: 'outside_validity' }

/**
 * A delivery may be moved between its neighbours and outside the pause; served days are not
 * checked.
 */
export function mayMoveDelivery(
  series: Series,
  mayDeliver: (day: Day) => boolean,
  plannedOn: Day,
  newDay: Day,
): Outcome<null, MoveRefusal> {
  if (isPaused(newDay, series)) return refuse({ code: 'inside_the_pause' })
  if (
    (series.validTo && newDay > series.validTo) ||
    (series.validFrom && newDay < series.validFrom)
  )
    return refuse({ code: 'outside_validity' })
  const unmoved = withoutMove(series, plannedOn)
  const previousDay = dayBefore(unmoved, mayDeliver, plannedOn)
  if (previousDay && newDay <= previousDay)
    return refuse({ code: 'reaches_the_delivery_before', previousDay })
  const next = deliveriesAfter(unmoved, mayDeliver, plannedOn, 2).find(
    (delivery) => delivery.plannedOn > plannedOn,
  )
  return next && newDay >= next.day
    ? refuse({ code: 'reaches_the_next_delivery', nextDay: next.day })
    : done(null)
}

function withoutMove(series: Series, plannedOn: Day): Series {
  const { [plannedOn]: _, ...movedDays } = series.movedDays
  return { ...series, movedDays }
}

function dayBefore(series: Series, mayDeliver: (day: Day) => boolean, plannedOn: Day): Day | null {
  let previous: Day | null = null
  for (const occurrence of occurrencesOf(series, mayDeliver)) {
    if (occurrence.plannedOn >= plannedOn) break
    previous = occurrence.day ?? previous
  }
  return previous
}
