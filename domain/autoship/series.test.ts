import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day, dayOf, weekdayOf } from '../calendar.ts'
import {
  type Occurrence,
  plannedDayAfter,
  occurrencesOf,
  deliveriesAfter,
  isOver,
  nextDelivery,
  type Series,
} from './series.ts'

const anchor = dayOf('2026-11-24')
const weekly: Series = {
  anchorDay: anchor,
  frequencyWeeks: 1,
  validFrom: null,
  validTo: null,
  pause: null,
  skippedDays: [],
  movedDays: {},
}
const always = (): boolean => true
const notOn =
  (...days: string[]) =>
  (day: Day): boolean =>
    !days.includes(day)

/** The occurrences planned between two days. */
function occurrencesBetween(
  series: Series,
  mayDeliver: (day: Day) => boolean,
  first: Day,
  last: Day,
): Occurrence[] {
  const found: Occurrence[] = []
  for (const occurrence of occurrencesOf(series, mayDeliver, first)) {
    if (occurrence.plannedOn > last) break
    found.push(occurrence)
  }
  return found
}

const daysOf = (series: Series, mayDeliver: (day: Day) => boolean, last: string): unknown[] =>
  occurrencesBetween(series, mayDeliver, anchor, dayOf(last)).map(
    ({ day, reason }) => day ?? reason,
  )

test('the series is the delivery day and then every so many weeks, over the New Year and week 53', () => {
  expect(daysOf({ ...weekly, frequencyWeeks: 2 }, always, '2027-01-31')).toEqual([
    '2026-11-24',
    '2026-12-08',
    '2026-12-22',
    '2027-01-05',
    '2027-01-19',
  ])
})

test('a day inside the pause is skipped, its first and last day included', () => {
  const paused = { ...weekly, pause: { from: dayOf('2026-12-01'), to: dayOf('2026-12-08') } }
  expect(daysOf(paused, always, '2026-12-15')).toEqual([
    '2026-11-24',
    'paused',
    'paused',
    '2026-12-15',
  ])
})

test('a pause without an end lasts', () => {
  const paused = { ...weekly, pause: { from: dayOf('2026-12-01'), to: null } }
  expect(nextDelivery(paused, always, anchor)).toBeNull()
})

test('there are no deliveries before valid_from and after valid_to', () => {
  const valid = { ...weekly, validFrom: dayOf('2026-12-01'), validTo: dayOf('2026-12-08') }
  expect(daysOf(valid, always, '2027-02-01')).toEqual(['2026-12-01', '2026-12-08'])
  expect([isOver(valid, dayOf('2026-12-08')), isOver(valid, dayOf('2026-12-09'))]).toEqual([
    false,
    true,
  ])
  expect(isOver(weekly, dayOf('2099-01-01'))).toBe(false)
})

test('a day without service moves to the next served day before the following occurrence', () => {
  expect(daysOf(weekly, notOn('2026-12-01', '2026-12-02'), '2026-12-08')).toEqual([
    '2026-11-24',
    '2026-12-03',
    '2026-12-08',
  ])
})

test('a day without service is skipped when no served day follows before the next occurrence', () => {
  const tuesdays = (day: Day): boolean => weekdayOf(day) === 2 && day !== '2026-12-01'
  expect(daysOf(weekly, tuesdays, '2026-12-08')).toEqual([
    '2026-11-24',
    'no_allowed_day',
    '2026-12-08',
  ])
})

test('a day that would move into the pause, or past valid_to, is skipped', () => {
  const paused = { ...weekly, pause: { from: dayOf('2026-12-02'), to: dayOf('2026-12-03') } }
  expect(daysOf(paused, notOn('2026-12-01'), '2026-12-01')).toEqual(['2026-11-24', 'paused'])
  const ending = { ...weekly, validTo: dayOf('2026-12-01') }
  expect(daysOf(ending, notOn('2026-12-01'), '2026-12-31')).toEqual([
    '2026-11-24',
    'outside_validity',
  ])
})

test('a delivery can be skipped, or moved by itself', () => {
  const changed = {
    ...weekly,
    skippedDays: [dayOf('2026-12-01')],
    movedDays: { '2026-12-08': dayOf('2026-12-10') },
  }
  expect(daysOf(changed, always, '2026-12-15')).toEqual([
    '2026-11-24',
    'skipped',
    '2026-12-10',
    '2026-12-15',
  ])
})

test('a delivery moved past the next one replaces it', () => {
  const changed = { ...weekly, movedDays: { '2026-12-01': dayOf('2026-12-09') } }
  expect(daysOf(changed, always, '2026-12-15')).toEqual([
    '2026-11-24',
    '2026-12-09',
    'overtaken',
    '2026-12-15',
  ])
})

test('each occurrence has its planned day and the reason of its delivery day', () => {
  const occurrences = occurrencesBetween(weekly, notOn('2026-12-01'), anchor, dayOf('2026-12-01'))
  expect(occurrences).toEqual([
    { plannedOn: '2026-11-24', day: '2026-11-24', reason: 'as_planned' },
    { plannedOn: '2026-12-01', day: '2026-12-02', reason: 'not_served_that_day' },
  ])
  const moved = { ...weekly, movedDays: { [anchor]: dayOf('2026-11-25') } }
  expect(occurrencesBetween(moved, always, anchor, anchor)[0]!.reason).toBe('moved_by_customer')
})

test('next_delivery is the first of the series after delivery_date', () => {
  expect(nextDelivery({ ...weekly, frequencyWeeks: 4 }, always, anchor)).toBe('2026-12-22')
  expect(nextDelivery(weekly, notOn('2026-12-01'), dayOf('2026-12-01'))).toBe('2026-12-02')
  expect(deliveriesAfter(weekly, always, dayOf('2026-11-01'), 2).map(({ day }) => day)).toEqual([
    '2026-11-24',
    '2026-12-01',
  ])
})

test('the next delivery is searched for two years ahead', () => {
  const onlyInWeek =
    (week: number) =>
    (day: Day): boolean =>
      day === addDays(anchor, week * 7)
  expect(nextDelivery(weekly, onlyInWeek(104), anchor)).toBe('2028-11-21')
  expect(nextDelivery(weekly, onlyInWeek(105), anchor)).toBeNull()
})

test('the occurrence after a day is planned by the anchor, wherever deliveries were moved', () => {
  const every3 = { ...weekly, frequencyWeeks: 3 }
  expect(plannedDayAfter(anchor, every3)).toBe('2026-12-15')
  expect(plannedDayAfter(dayOf('2026-12-14'), every3)).toBe('2026-12-15')
  expect(plannedDayAfter(dayOf('2026-12-15'), every3)).toBe('2027-01-05')
  expect(plannedDayAfter(dayOf('2026-11-20'), every3)).toBe('2026-11-24')
})

const near = (from: number, to: number): fc.Arbitrary<Day> =>
  fc.integer({ min: from, max: to }).map((days) => addDays(anchor, days))
const anySeries = fc
  .record({
    frequencyWeeks: fc.integer({ min: 1, max: 8 }),
    validFrom: fc.option(near(-20, 100)),
    validTo: fc.option(near(0, 300)),
    pause: fc.option(fc.record({ from: near(0, 150), to: fc.option(near(0, 250)) })),
    skipped: fc.array(fc.nat(20), { maxLength: 4 }),
    moved: fc.array(fc.tuple(fc.nat(20), fc.integer({ min: -20, max: 60 })), { maxLength: 5 }),
  })
  .map(({ skipped, moved, ...rest }): Series => {
    const occurrence = (index: number): Day => addDays(anchor, index * rest.frequencyWeeks * 7)
    return {
      ...weekly,
      ...rest,
      skippedDays: skipped.map(occurrence),
      movedDays: Object.fromEntries(
        moved.map(([index, days]) => [occurrence(index), addDays(occurrence(index), days)]),
      ),
    }
  })
const anyServed = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
const lastDay = addDays(anchor, 300)

test('a series is strictly increasing, allowed, valid and never inside its pause', () => {
  fc.assert(
    fc.property(anySeries, anyServed, (series, weekdays) => {
      const mayDeliver = (day: Day): boolean => weekdays.includes(weekdayOf(day))
      const days = occurrencesBetween(series, mayDeliver, anchor, lastDay).flatMap(
        ({ day }) => day ?? [],
      )
      for (const [index, day] of days.entries()) {
        if (index > 0) expect(day > days[index - 1]!).toBe(true)
        expect(mayDeliver(day)).toBe(true)
        const { pause, validFrom, validTo } = series
        if (pause) expect(day >= pause.from && (!pause.to || day <= pause.to)).toBe(false)
        expect(!validFrom || day >= validFrom).toBe(true)
        expect(!validTo || day <= validTo).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})

test('the schedule is the same from whichever day it is read', () => {
  fc.assert(
    fc.property(anySeries, anyServed, fc.nat(250), (series, weekdays, later) => {
      const mayDeliver = (day: Day): boolean => weekdays.includes(weekdayOf(day))
      const opened = addDays(anchor, later)
      const whole = occurrencesBetween(series, mayDeliver, anchor, lastDay)
      expect(occurrencesBetween(series, mayDeliver, opened, lastDay)).toEqual(
        whole.filter((occurrence) => occurrence.plannedOn >= opened),
      )
    }),
    { numRuns: 1000 },
  )
})

test('the next deliveries after any day are those of the whole series', () => {
  fc.assert(
    fc.property(
      anySeries,
      anyServed,
      fc.integer({ min: -60, max: 200 }),
      (series, weekdays, days) => {
        const mayDeliver = (day: Day): boolean => weekdays.includes(weekdayOf(day))
        const after = addDays(anchor, days)
        const whole = occurrencesBetween(series, mayDeliver, anchor, addDays(anchor, 600))
        const expected = whole
          .filter((occurrence) => occurrence.day !== null && occurrence.day > after)
          .slice(0, 3)
        expect(deliveriesAfter(series, mayDeliver, after, 3)).toEqual(expected)
      },
    ),
    { numRuns: 1000 },
  )
})
