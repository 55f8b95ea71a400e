import { addDays, addWeeks, type Day, daysBetween } from '../calendar.ts'

/**
 * The anchor day, then every f weeks. The day planned by the series identifies a cycle for ever.
 */
export type Series = {
  anchorDay: Day
  frequencyWeeks: number
  validFrom: Day | null
  validTo: Day | null
  /** A pause without an end lasts until it is lifted. */
  pause: { from: Day; to: Day | null } | null
  skippedCycles: readonly Day[]
  /** The day chosen by the customer, by the cycle's planned day. */
  movedCycles: Readonly<Record<string, Day>>
}

export type Cycle =
  | { cycleDay: Day; day: Day; reason: 'as_planned' | 'moved_by_customer' | 'not_served_that_day' }
  | {
      cycleDay: Day
      day: null
      reason: 'skipped' | 'paused' | 'no_allowed_day' | 'outside_validity' | 'overtaken'
    }

export type Delivery = Extract<Cycle, { day: Day }>

/**
 * The cycles of the series, endless unless it has a last day. A day inside the pause is skipped. A
 * day without service moves to the next served day before the following cycle, or is skipped.
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
    if (cycleDay >= from) yield isOvertaken ? { cycleDay, day: null, reason: 'overtaken' } : cycle
  }
}

function cycleOn(cycleDay: Day, series: Series, mayDeliver: (day: Day) => boolean): Cycle {
  if (series.skippedCycles.includes(cycleDay)) return { cycleDay, day: null, reason: 'skipped' }
  const moved = series.movedCycles[cycleDay]
  const intended = moved ?? cycleDay
  if (isPaused(intended, series)) return { cycleDay, day: null, reason: 'paused' }
  const day = firstServed(intended, cycleDayAfter(intended, series), mayDeliver)
  if (!day) return { cycleDay, day: null, reason: 'no_allowed_day' }
  if (isPaused(day, series)) return { cycleDay, day: null, reason: 'paused' }
  if ((series.validTo && day > series.validTo) || (series.validFrom && day < series.validFrom))
    return { cycleDay, day: null, reason: 'outside_validity' }
  return {
    cycleDay,
    day,
    reason: day !== intended ? 'not_served_that_day' : moved ? 'moved_by_customer' : 'as_planned',
  }
}

export const isPaused = (day: Day, { pause }: Series): boolean =>
  pause !== null && day >= pause.from && (pause.to === null || day <= pause.to)

/** A series that is skipped, paused or unserved for two years has no next delivery. */
const searchWeeks = 104

/** The last planned day of a search for deliveries after a day. */
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

/** A moved cycle may overtake others: start one cycle before the earliest day involved. */
function firstIndex(series: Series, from: Day): number {
  const earliest = [from, ...Object.entries(series.movedCycles).flat()].sort()[0] as Day
  return Math.max(
    0,
    Math.floor(daysBetween(series.anchorDay, earliest) / (series.frequencyWeeks * 7)) - 1,
  )
}

/** The next deliveries after a day. */
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

/** A cycle planned for an earlier day may be delivered up to one cycle later. */
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
