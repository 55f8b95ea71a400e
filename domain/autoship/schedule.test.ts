import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addWeeks, dayOf, weekdayOf, type Day } from '../calendar.ts'
import {
  scheduleOf,
  scheduleDay,
  dueDeliveries,
  nextOpenDay,
  type OccurrenceRecord,
  type AutoshipPlan,
} from './schedule.ts'

const anchor = dayOf('2026-11-24')
const weekly: AutoshipPlan = {
  anchorDay: anchor,
  frequencyWeeks: 1,
  validFrom: null,
  validTo: null,
  pause: null,
  occurrences: [],
}

const always = (): boolean => true

const occurrence = (
  plannedOn: string,
  state: OccurrenceRecord['state'],
  deliveryOn: string | null = null,
): OccurrenceRecord => ({
  plannedOn: dayOf(plannedOn),
  state,
  deliveryOn: deliveryOn === null ? null : dayOf(deliveryOn),
  skipReason: state === 'skipped' ? 'customer' : null,
})

const scheduled = (
  plan: AutoshipPlan,
  from: string,
  count: number,
  mayDeliver: (day: Day) => boolean = always,
): unknown[] =>
  scheduleOf(plan, mayDeliver, dayOf(from), count).map(
    (delivery) => `${scheduleDay(delivery)} ${delivery.state}`,
  )

test('a skipped delivery stays in the schedule, and does not count as a delivery', () => {
  const plan = { ...weekly, occurrences: [occurrence('2026-12-01', 'skipped')] }
  expect(scheduled(plan, '2026-11-24', 2)).toEqual([
    '2026-11-24 planned',
    '2026-12-01 skipped',
    '2026-12-08 planned',
  ])
})

test('an existing order keeps its day, and no second delivery is planned for it', () => {
  const made = { ...weekly, occurrences: [occurrence('2026-11-24', 'generated', '2026-11-26')] }
  expect(scheduled(made, '2026-11-24', 2)).toEqual(['2026-11-26 made', '2026-12-01 planned'])
  const earlier = { ...made, anchorDay: dayOf('2026-11-25') }
  expect(scheduled(earlier, '2026-11-24', 2)).toEqual(['2026-11-26 made', '2026-12-02 planned'])
})

test('a day without service and a pause have their places in the schedule', () => {
  const tuesdays = (day: Day): boolean => weekdayOf(day) === 2 && day !== '2026-12-01'
  expect(scheduled(weekly, '2026-11-24', 2, tuesdays)).toEqual([
    '2026-11-24 planned',
    '2026-12-01 no_day',
    '2026-12-08 planned',
  ])
  const paused = { ...weekly, pause: { from: dayOf('2026-12-01'), to: dayOf('2026-12-02') } }
  expect(scheduled(paused, '2026-11-24', 2)).toEqual([
    '2026-11-24 planned',
    '2026-12-01 paused',
    '2026-12-08 planned',
  ])
})

test('an order is due within the lead days, and missed once its day has closed', () => {
  const due = (from: string, firstOpenDay: string, until: string): Day[][] => {
    const found = dueDeliveries(weekly, always, {
      from: dayOf(from),
      firstOpenDay: dayOf(firstOpenDay),
      until: dayOf(until),
    })
    return [found.due.map(({ day }) => day), found.missed.map(({ day }) => day)]
  }
  expect(due('2026-11-16', '2026-11-17', '2026-11-23')).toEqual([[], []])
  expect(due('2026-11-17', '2026-11-18', '2026-11-24')).toEqual([['2026-11-24'], []])
  expect(due('2026-11-24', '2026-11-25', '2026-12-01')).toEqual([['2026-12-01'], ['2026-11-24']])
})

test('a delivery brought forward is due before its planned day', () => {
  const plan = { ...weekly, occurrences: [occurrence('2026-12-08', 'moved', '2026-12-02')] }
  const found = dueDeliveries(plan, always, {
    from: dayOf('2026-11-30'),
    firstOpenDay: dayOf('2026-12-01'),
    until: dayOf('2026-12-02'),
  })
  expect(found.due.map(({ plannedOn, day }) => [plannedOn, day])).toEqual([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-08', '2026-12-02'],
  ])
})

test('the next due date is that of the first occurrence that is neither an order nor skipped', () => {
  const occurrences = [
    occurrence('2026-11-24', 'generated', '2026-11-24'),
    occurrence('2026-12-01', 'skipped'),
    occurrence('2026-12-08', 'moved', '2026-12-10'),
  ]
  expect(nextOpenDay({ ...weekly, occurrences }, always, anchor)).toBe('2026-12-10')
  expect(nextOpenDay({ ...weekly, validTo: dayOf('2026-11-23') }, always, anchor)).toBeNull()
})

test('the schedule is in order, and has each occurrence once and every order', () => {
  const states = fc.constantFrom<OccurrenceRecord['state']>('moved', 'skipped', 'generated')
  const touched = fc.uniqueArray(fc.tuple(fc.nat(12), states, fc.integer({ min: 0, max: 6 })), {
    selector: ([index]) => index,
    maxLength: 6,
  })
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
  fc.assert(
    fc.property(
      touched,
      weekdays,
      fc.integer({ min: 1, max: 2 }),
      (some, served, frequencyWeeks) => {
        const occurrences = some.map(([index, state, days]): OccurrenceRecord => {
          const plannedOn = addWeeks(anchor, index * frequencyWeeks)
          const deliveryOn = state === 'skipped' ? null : addDays(plannedOn, days)
          return {
            plannedOn,
            state,
            deliveryOn,
            skipReason: state === 'skipped' ? 'customer' : null,
          }
        })
        const found = scheduleOf(
          { ...weekly, frequencyWeeks, occurrences },
          (day) => served.includes(weekdayOf(day)),
          anchor,
          8,
        )
        const days = found.map(scheduleDay)
        expect(days).toEqual(days.toSorted())
        expect(new Set(found.map(({ plannedOn }) => plannedOn)).size).toBe(found.length)
        const made = found.flatMap(({ state, plannedOn }) => (state === 'made' ? [plannedOn] : []))
        expect(made.toSorted()).toEqual(
          occurrences
            .flatMap(({ state, plannedOn }) => (state === 'generated' ? [plannedOn] : []))
            .toSorted(),
        )
      },
    ),
    { numRuns: 500 },
  )
})
