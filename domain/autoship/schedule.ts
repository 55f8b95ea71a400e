import { addDays, addWeeks, type Day } from '../calendar.ts'
import { occurrencesOf, searchedUntil, type Occurrence, type Series } from './series.ts'

/** An occurrence that was changed or has become an order; the others need no record. */
export type OccurrenceRecord = {
  plannedOn: Day
  state: 'planned' | 'moved' | 'skipped' | 'generated'
  deliveryOn: Day | null
  skipReason: SkipReason | null
}

export type SkipReason =
  | 'customer'
  | 'paused'
  | 'no_allowed_day'
  | 'nothing_available'
  | 'not_confirmed'
  | 'not_paid'
  | 'day_closed'

export type ExpectedDelivery = {
  plannedOn: Day
  day: Day
  state: 'planned' | 'made'
  reason: 'moved_by_customer' | 'not_served_that_day' | null
}

export type PlannedDelivery =
  | ExpectedDelivery
  /** The day that the series or the customer intended for it. */
  | {
      plannedOn: Day
      day: null
      intendedOn: Day
      state: 'skipped' | 'paused' | 'no_day'
      reason: SkipReason
    }

export type AutoshipPlan = {
  anchorDay: Day
  frequencyWeeks: number
  validFrom: Day | null
  validTo: Day | null
  pause: Series['pause']
  occurrences: readonly OccurrenceRecord[]
}

/** The series of a plan, with its skipped and moved occurrences. */
export const seriesOf = ({ occurrences, ...rule }: AutoshipPlan): Series => ({
  ...rule,
  skippedDays: occurrences.flatMap(({ state, plannedOn }) =>
    state === 'skipped' ? [plannedOn] : [],
  ),
  movedDays: Object.fromEntries(
    occurrences.flatMap(({ state, plannedOn, deliveryOn }) =>
      (state === 'moved' || state === 'generated') && deliveryOn ? [[plannedOn, deliveryOn]] : [],
    ),
  ),
})

/**
 * The schedule from a day on, with skipped and paused occurrences, until it has `count` deliveries.
 * Orders keep their day when the series changes; an occurrence of the changed series that falls on or
 * before the day of an order is left out, so that nothing is delivered twice.
 */
export function scheduleOf(
  plan: AutoshipPlan,
  mayDeliver: (day: Day) => boolean,
  from: Day,
  count: number,
): PlannedDelivery[] {
  const found = ordersFrom(plan, from)
  const last = searchedUntil(plan, from)
  let deliveries = found.length
  for (const planned of occurrencesWithoutOrder(plan, mayDeliver, from, last)) {
    if (deliveries >= count) break
    found.push(planned)
    if (planned.day) deliveries += 1
  }
  return found.sort((a, b) => (scheduleDay(a) < scheduleDay(b) ? -1 : 1))
}

/**
 * The occurrences that the generator must handle: all without an order, from where it stopped to the end
 * of the lead days. A delivery whose day has closed meanwhile is missed.
 */
export function dueDeliveries(
  plan: AutoshipPlan,
  mayDeliver: (day: Day) => boolean,
  { from, firstOpenDay, until }: { from: Day; firstOpenDay: Day; until: Day },
) {
  const broughtForward = plan.occurrences.filter(
    ({ state, deliveryOn }) => state === 'moved' && deliveryOn! <= until,
  )
  const last = [until, ...broughtForward.map(({ plannedOn }) => plannedOn)].sort().at(-1)!
  const all = [...occurrencesWithoutOrder(plan, mayDeliver, from, last)]
  const planned = all.filter((delivery): delivery is ExpectedDelivery => delivery.day !== null)
  return {
    due: planned.filter(({ day }) => day >= firstOpenDay && day <= until),
    missed: planned.filter(({ day }) => day < firstOpenDay),
    noDay: all.filter(({ state, plannedOn }) => state === 'no_day' && plannedOn <= until),
  }
}

/** Its day in the schedule, delivered or not. */
export const scheduleDay = (planned: PlannedDelivery): Day => planned.day ?? planned.intendedOn

function ordersFrom({ occurrences }: AutoshipPlan, from: Day): PlannedDelivery[] {
  return occurrences.flatMap(({ plannedOn, state, deliveryOn: day }): PlannedDelivery[] => {
    if (state !== 'generated' || day! < from) return []
    return [
      {
        plannedOn,
        day: day!,
        state: 'made',
        reason: plannedOn === day ? null : 'moved_by_customer',
      },
    ]
  })
}

/** The occurrences of the series without an order, from a day to the last planned day. */
function* occurrencesWithoutOrder(
  plan: AutoshipPlan,
  mayDeliver: (day: Day) => boolean,
  from: Day,
  last: Day,
): Generator<PlannedDelivery> {
  const records = new Map(plan.occurrences.map((occurrence) => [occurrence.plannedOn, occurrence]))
  const madeDays = plan.occurrences
    .flatMap(({ state, deliveryOn }) => (state === 'generated' ? [deliveryOn!] : []))
    .sort()
  const lastMade = madeDays.at(-1)
  const series = seriesOf(plan)
  const served = (day: Day): boolean => madeDays.includes(day) || mayDeliver(day)
  for (const occurrence of occurrencesOf(series, served, firstOccurrence(plan, from))) {
    if (occurrence.plannedOn > last) return
    const record = records.get(occurrence.plannedOn)
    if (
      record?.state === 'generated' ||
      occurrence.reason === 'overtaken' ||
      occurrence.reason === 'outside_validity'
    )
      continue
    const day = occurrence.day ?? record?.deliveryOn ?? occurrence.plannedOn
    const isReplaced = record === undefined && lastMade !== undefined && day <= lastMade
    if (day >= from && !isReplaced) yield plannedDelivery(occurrence, record)
  }
}

function plannedDelivery(
  { plannedOn, day, reason }: Occurrence,
  record: OccurrenceRecord | undefined,
): PlannedDelivery {
  const intendedOn = record?.deliveryOn ?? plannedOn
  if (day)
    return { plannedOn, day, state: 'planned', reason: reason === 'as_planned' ? null : reason }
  if (reason === 'skipped')
    return {
      plannedOn,
      day: null,
      intendedOn,
      state: 'skipped',
      reason: record?.skipReason ?? 'customer',
    }
  if (reason === 'paused')
    return { plannedOn, day: null, intendedOn, state: 'paused', reason: 'paused' }
  return { plannedOn, day: null, intendedOn, state: 'no_day', reason: 'no_allowed_day' }
}

/** An occurrence planned for an earlier day may be delivered up to one interval later. */
function firstOccurrence({ occurrences, frequencyWeeks }: AutoshipPlan, from: Day): Day {
  const soonest = addWeeks(from, -frequencyWeeks)
  const touched = occurrences.filter(
    ({ deliveryOn }) => deliveryOn !== null && deliveryOn >= addDays(soonest, -1),
  )
  return [soonest, ...touched.map(({ plannedOn }) => plannedOn)].sort()[0]!
}

/** The intended day of the first occurrence that is neither an order nor skipped: the next due date. */
export function nextOpenDay(
  plan: AutoshipPlan,
  mayDeliver: (day: Day) => boolean,
  from: Day,
): Day | null {
  const last = searchedUntil(plan, from)
  for (const { plannedOn, state } of occurrencesWithoutOrder(plan, mayDeliver, from, last)) {
    if (state !== 'planned' && state !== 'no_day') continue
    const moved = plan.occurrences.find(
      (occurrence) => occurrence.state === 'moved' && occurrence.plannedOn === plannedOn,
    )
    return moved?.deliveryOn ?? plannedOn
  }
  return null
}
