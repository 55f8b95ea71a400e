import { addDays, addWeeks, type Day, daysBetween } from '../calendar.ts'

/**
 * The anchor day, then every f weeks. The day planned by the series identifies an occurrence for ever.
 */
export type Series = {
  anchorDay: Day
  frequencyWeeks: number
  validFrom: Day | null
  validTo: Day | null
  /** A pause without an end lasts until it is lifted. */
  pause: { from: Day; to: Day | null } | null
  skippedDays: readonly Day[]
  /** The day chosen by the customer, by the occurrence's planned day. */
  movedDays: Readonly<Record<string, Day>>
}

export type Occurrence =
  | { plannedOn: Day; day: Day; reason: 'as_planned' | 'moved_by_customer' | 'not_served_that_day' }
  | {
      plannedOn: Day
      day: null
      reason: 'skipped' | 'paused' | 'no_allowed_day' | 'outside_validity' | 'overtaken'
    }

export type Delivery = Extract<Occurrence, { day: Day }>

/**
 * The occurrences of the series, endless unless it has a last day. A day inside the pause is skipped. A
 * day without service moves to the next served day before the following occurrence, or is skipped.
 */
export function* occurrencesOf(
  series: Series,
  mayDeliver: (day: Day) => boolean,
  from = series.anchorDay,
): Generator<Occurrence> {
  let lastDay: Day | null = null
  for (let index = firstIndex(series, from); ; index += 1) {
    const plannedOn = addWeeks(series.anchorDay, index * series.frequencyWeeks)
    if (series.validTo && plannedOn > series.validTo) return
    if (series.validFrom && (series.movedDays[plannedOn] ?? plannedOn) < series.validFrom) continue
    const occurrence = occurrenceOn(plannedOn, series, mayDeliver)
    const isOvertaken: boolean =
      occurrence.day !== null && lastDay !== null && occurrence.day <= lastDay
    if (occurrence.day && !isOvertaken) lastDay = occurrence.day
    if (plannedOn >= from)
      yield isOvertaken ? { plannedOn, day: null, reason: 'overtaken' } : occurrence
  }
}

function occurrenceOn(
  plannedOn: Day,
  series: Series,
  mayDeliver: (day: Day) => boolean,
): Occurrence {
  if (series.skippedDays.includes(plannedOn)) return { plannedOn, day: null, reason: 'skipped' }
  const moved = series.movedDays[plannedOn]
  const intended = moved ?? plannedOn
  if (isPaused(intended, series)) return { plannedOn, day: null, reason: 'paused' }
  const day = firstServed(intended, plannedDayAfter(intended, series), mayDeliver)
  if (!day) return { plannedOn, day: null, reason: 'no_allowed_day' }
  if (isPaused(day, series)) return { plannedOn, day: null, reason: 'paused' }
  if ((series.validTo && day > series.validTo) || (series.validFrom && day < series.validFrom))
    return { plannedOn, day: null, reason: 'outside_validity' }
  return {
    plannedOn,
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

/** The planned day of the occurrence after that day. */
export function plannedDayAfter(day: Day, series: Series): Day {
  const intervalDays = series.frequencyWeeks * 7
  const intervalsPast = Math.floor(daysBetween(series.anchorDay, day) / intervalDays)
  return addDays(series.anchorDay, (intervalsPast + 1) * intervalDays)
}

/** A moved occurrence may overtake others: start one interval before the earliest day involved. */
function firstIndex(series: Series, from: Day): number {
  const earliest = [from, ...Object.entries(series.movedDays).flat()].sort()[0] as Day
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
  for (const occurrence of occurrencesOf(
    series,
    mayDeliver,
    earliestOccurrenceAfter(series, after),
  )) {
    if (occurrence.plannedOn > last || found.length === count) break
    if (occurrence.day && occurrence.day > after) found.push(occurrence)
  }
  return found
}

/** An occurrence planned for an earlier day may be delivered up to one interval later. */
function earliestOccurrenceAfter(series: Series, after: Day): Day {
  const soonest = addWeeks(after, -series.frequencyWeeks)
  const movedPast = Object.entries(series.movedDays).filter(([, movedTo]) => movedTo > soonest)
  return [soonest, ...movedPast.map(([plannedOn]) => plannedOn as Day)].sort()[0]!
}

export const nextDelivery = (
  series: Series,
  mayDeliver: (day: Day) => boolean,
  after: Day,
): Day | null => deliveriesAfter(series, mayDeliver, after, 1)[0]?.day ?? null
