import { addDays, addWeeks, type Day } from '../calendar.ts'
import { cyclesOf, searchedUntil, type Cycle, type Series } from './series.ts'

/** A cycle that was touched or has become an order; the others need no record. */
export type CycleRecord = {
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

export type ComingDelivery = {
  plannedOn: Day
  day: Day
  state: 'planned' | 'made'
  why: 'moved_by_customer' | 'not_served_that_day' | null
}

export type PlannedDelivery =
  | ComingDelivery
  /** The day that it would have had, by the series or by its customer. */
  | {
      plannedOn: Day
      day: null
      wishedOn: Day
      state: 'skipped' | 'paused' | 'no_day'
      why: SkipReason
    }

export type Wish = {
  anchorDay: Day
  frequencyWeeks: number
  validFrom: Day | null
  validTo: Day | null
  pause: Series['pause']
  cycles: readonly CycleRecord[]
}

/** The series with what the customer and the shop have done to its cycles. */
export const seriesOf = ({ cycles, ...rule }: Wish): Series => ({
  ...rule,
  skippedCycles: cycles.flatMap(({ state, plannedOn }) => (state === 'skipped' ? [plannedOn] : [])),
  movedCycles: Object.fromEntries(
    cycles.flatMap(({ state, plannedOn, deliveryOn }) =>
      (state === 'moved' || state === 'generated') && deliveryOn ? [[plannedOn, deliveryOn]] : [],
    ),
  ),
})

/**
 * What comes from a day on, skipped and paused cycles among it, until so many deliveries are found. Orders that were made stay
 * where they are, whatever becomes of the series; a cycle that it has now before or on the day of one is not made beside it.
 */
export function agendaOf(
  wish: Wish,
  mayDeliver: (day: Day) => boolean,
  from: Day,
  count: number,
): PlannedDelivery[] {
  const found = madeFrom(wish, from)
  const last = searchedUntil(wish, from)
  let coming = found.length
  for (const planned of unmade(wish, mayDeliver, from, last)) {
    if (coming >= count) break
    found.push(planned)
    if (planned.day) coming += 1
  }
  return found.sort((a, b) => (dayOfPlan(a) < dayOfPlan(b) ? -1 : 1))
}

/**
 * What the generator has to deal with: all cycles from where it stopped to the lead days ahead that are no orders yet. A delivery
 * whose day has closed meanwhile has been missed.
 */
export function dueOf(
  wish: Wish,
  mayDeliver: (day: Day) => boolean,
  { from, firstOpenDay, until }: { from: Day; firstOpenDay: Day; until: Day },
) {
  const forward = wish.cycles.filter(
    ({ state, deliveryOn }) => state === 'moved' && deliveryOn! <= until,
  )
  const last = [until, ...forward.map(({ plannedOn }) => plannedOn)].sort().at(-1)!
  const all = [...unmade(wish, mayDeliver, from, last)]
  const planned = all.filter((one): one is ComingDelivery => one.day !== null)
  return {
    due: planned.filter(({ day }) => day >= firstOpenDay && day <= until),
    missed: planned.filter(({ day }) => day < firstOpenDay),
    noDay: all.filter(({ state, plannedOn }) => state === 'no_day' && plannedOn <= until),
  }
}

/** Where it stands in the diary, whether it comes or not. */
export const dayOfPlan = (planned: PlannedDelivery): Day => planned.day ?? planned.wishedOn

function madeFrom({ cycles }: Wish, from: Day): PlannedDelivery[] {
  return cycles.flatMap(({ plannedOn, state, deliveryOn: day }): PlannedDelivery[] => {
    if (state !== 'generated' || day! < from) return []
    return [
      { plannedOn, day: day!, state: 'made', why: plannedOn === day ? null : 'moved_by_customer' },
    ]
  })
}

/** The cycles of the series that are no orders, from a day on up to the last planned day. */
function* unmade(
  wish: Wish,
  mayDeliver: (day: Day) => boolean,
  from: Day,
  last: Day,
): Generator<PlannedDelivery> {
  const records = new Map(wish.cycles.map((cycle) => [cycle.plannedOn, cycle]))
  const madeDays = wish.cycles
    .flatMap(({ state, deliveryOn }) => (state === 'generated' ? [deliveryOn!] : []))
    .sort()
  const lastMade = madeDays.at(-1)
  const series = seriesOf(wish)
  const served = (day: Day): boolean => madeDays.includes(day) || mayDeliver(day)
  for (const cycle of cyclesOf(series, served, firstCycle(wish, from))) {
    if (cycle.cycleDay > last) return
    const record = records.get(cycle.cycleDay)
    if (
      record?.state === 'generated' ||
      cycle.why === 'overtaken' ||
      cycle.why === 'outside_validity'
    )
      continue
    const day = cycle.day ?? record?.deliveryOn ?? cycle.cycleDay
    const isBeside = record === undefined && lastMade !== undefined && day <= lastMade
    if (day >= from && !isBeside) yield plannedOf(cycle, record)
  }
}

function plannedOf(
  { cycleDay: plannedOn, day, why }: Cycle,
  record: CycleRecord | undefined,
): PlannedDelivery {
  const wishedOn = record?.deliveryOn ?? plannedOn
  if (day) return { plannedOn, day, state: 'planned', why: why === 'as_planned' ? null : why }
  if (why === 'skipped')
    return {
      plannedOn,
      day: null,
      wishedOn,
      state: 'skipped',
      why: record?.skipReason ?? 'customer',
    }
  if (why === 'paused') return { plannedOn, day: null, wishedOn, state: 'paused', why: 'paused' }
  return { plannedOn, day: null, wishedOn, state: 'no_day', why: 'no_allowed_day' }
}

/** A cycle planned or moved to a day before may be delivered after it, though less than one cycle later. */
function firstCycle({ cycles, frequencyWeeks }: Wish, from: Day): Day {
  const soonest = addWeeks(from, -frequencyWeeks)
  const touched = cycles.filter(
    ({ deliveryOn }) => deliveryOn !== null && deliveryOn >= addDays(soonest, -1),
  )
  return [soonest, ...touched.map(({ plannedOn }) => plannedOn)].sort()[0]!
}

/** Where the generator has to look next: the wished day of the first cycle that is neither an order nor skipped. */
export function nextOpenDay(wish: Wish, mayDeliver: (day: Day) => boolean, from: Day): Day | null {
  const last = searchedUntil(wish, from)
  for (const { plannedOn, state } of unmade(wish, mayDeliver, from, last)) {
    if (state !== 'planned' && state !== 'no_day') continue
    const moved = wish.cycles.find(
      (cycle) => cycle.state === 'moved' && cycle.plannedOn === plannedOn,
    )
    return moved?.deliveryOn ?? plannedOn
  }
  return null
}
