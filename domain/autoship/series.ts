import { addDays, addWeeks, daysBetween, type Day } from '../calendar.ts'

/** `delivery_date`, then every f weeks. A cycle is known by the day that the series plans for it, wherever it goes. */
export type Series = {
  anchorDay: Day
  frequencyWeeks: number
  validFrom: Day | null
  validTo: Day | null
  /** Without an end it lasts until it is lifted. */
  pause: { from: Day; to: Day | null } | null
  skippedCycles: readonly Day[]
  /** By the cycle's planned day, the day that the customer chose for it. */
  movedCycles: Readonly<Record<string, Day>>
}

export type Cycle =
  | { cycleDay: Day; day: Day; why: 'as_planned' | 'moved_by_customer' | 'not_served_that_day' }
  | {
      cycleDay: Day
      day: null
      why: 'skipped' | 'paused' | 'no_allowed_day' | 'outside_validity' | 'overtaken'
    }

export type Delivery = Extract<Cycle, { day: Day }>

/**
 * The cycles from the first on, without an end unless the series has one. A day inside the pause is skipped; before
 * `valid_from` nothing; a day that is not allowed moves to the next allowed one before the following cycle, or is skipped.
 */
export function* cyclesOf(
  series: Series,
  mayDeliver: (day: Day) => boolean,
  from = series.anchorDay,
): Generator<Cycle> {
  let lastDay: Day | null = null
  for (let index = firstIndex(series, from); ; index += 1) {
    const cycleDay = addWeeks(series.anchorDay, index * series.frequencyWeeks)
    if (series.validTo && cycleDay > series.validTo) return
    if (series.validFrom && cycleDay < series.validFrom) continue
    const cycle = cycleOn(cycleDay, series, mayDeliver)
    const isOvertaken: boolean = cycle.day !== null && lastDay !== null && cycle.day <= lastDay
    if (cycle.day && !isOvertaken) lastDay = cycle.day
    if (cycleDay >= from) yield isOvertaken ? { cycleDay, day: null, why: 'overtaken' } : cycle
  }
}

function cycleOn(cycleDay: Day, series: Series, mayDeliver: (day: Day) => boolean): Cycle {
  if (series.skippedCycles.includes(cycleDay)) return { cycleDay, day: null, why: 'skipped' }
  const moved = series.movedCycles[cycleDay]
  const wished = moved ?? cycleDay
  if (isPaused(wished, series)) return { cycleDay, day: null, why: 'paused' }
  const day = firstServed(wished, cycleDayAfter(wished, series), mayDeliver)
  if (!day) return { cycleDay, day: null, why: 'no_allowed_day' }
  if (isPaused(day, series)) return { cycleDay, day: null, why: 'paused' }
  if ((series.validTo && day > series.validTo) || (series.validFrom && day < series.validFrom))
    return { cycleDay, day: null, why: 'outside_validity' }
  return {
    cycleDay,
    day,
    why: day !== wished ? 'not_served_that_day' : moved ? 'moved_by_customer' : 'as_planned',
  }
}

export const isPaused = (day: Day, { pause }: Series): boolean =>
  pause !== null && day >= pause.from && (pause.to === null || day <= pause.to)

/** A series that is skipped, paused or unserved for two years has no next delivery. */
const searchWeeks = 104

/** The last planned day that is looked at for what comes after a day. */
export const searchedUntil = ({ anchorDay }: Pick<Series, 'anchorDay'>, after: Day): Day =>
  addWeeks(after > anchorDay ? after : anchorDay, searchWeeks)

/** After `valid_to` the autoship becomes inactive. */
export const isOver = (series: Series, today: Day): boolean =>
  series.validTo !== null && today > series.validTo

function firstServed(from: Day, before: Day, mayDeliver: (day: Day) => boolean): Day | null {
  for (let day = from; day < before; day = addDays(day, 1)) if (mayDeliver(day)) return day
  return null
}

/** The planned day of the cycle after that day. */
export function cycleDayAfter(day: Day, series: Series): Day {
  const cycleDays = series.frequencyWeeks * 7
  const cyclesPast = Math.floor(daysBetween(series.anchorDay, day) / cycleDays)
  return addDays(series.anchorDay, (cyclesPast + 1) * cycleDays)
}

/** A cycle that was moved may overtake others, so the count starts one cycle before the earliest of those days. */
function firstIndex(series: Series, from: Day): number {
  const earliest = [from, ...Object.entries(series.movedCycles).flat()].sort()[0] as Day
  return Math.max(
    0,
    Math.floor(daysBetween(series.anchorDay, earliest) / (series.frequencyWeeks * 7)) - 1,
  )
}
