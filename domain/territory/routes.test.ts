import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf, daysFrom, weekdayOf, type Weekday } from '../calendar.ts'
import { formatDayList } from '../calendar/day-lists.ts'
import { isServed, latestDay } from './days.ts'
import { addressDaysOf, routeRunsOn, routeServes, type Route } from './routes.ts'

const today = dayOf('2026-11-20')
const office = { daysOff: ['2026-12-24', '2026-12-25', '2026-12-26'].map(dayOf), openSundays: [] }
const everyDay: Route = {
  weekdays: [1, 2, 3, 4, 5, 6],
  frequencyWeeks: 1,
  firstWeek: dayOf('2026-01-05'),
}
const everyOtherTuesday: Route = {
  weekdays: [2],
  frequencyWeeks: 2,
  firstWeek: dayOf('2026-11-24'),
}

test('a route from Monday to Saturday every week lists no days', () => {
  const days = addressDaysOf(everyDay, office, today)
  expect(days).toEqual({
    allowedDates: [],
    allowedWeekends: [],
    forbiddenWorkingDays: ['24-12', '25-12', '26-12'],
  })
})

test('any other route lists its days, counted from its first week', () => {
  const { allowedDates } = addressDaysOf(everyOtherTuesday, office, today)
  expect(formatDayList(allowedDates)).toBe(
    '24-11-2026;8-12-2026;22-12-2026;5-1-2027;19-1-2027;2-2-2027;16-2-2027',
  )
  expect(
    addressDaysOf({ ...everyDay, weekdays: [1, 3, 5] }, office, today).allowedDates.slice(0, 4),
  ).toEqual(['2026-11-23', '2026-11-25', '2026-11-27', '2026-11-30'])
})

test('a route starts in its first week and continues over week 53', () => {
  expect(routeRunsOn(dayOf('2026-11-10'), everyOtherTuesday)).toBe(false)
  const weekly = { ...everyOtherTuesday, frequencyWeeks: 3, firstWeek: dayOf('2026-12-08') }
  expect(daysFrom(today, dayOf('2027-01-31')).filter((day) => routeRunsOn(day, weekly))).toEqual([
    '2026-12-08',
    '2026-12-29',
    '2027-01-19',
  ])
})

test('a Sunday is served if the route or the office includes it and it is no day off', () => {
  const sundays = { ...everyDay, weekdays: [1, 2, 3, 4, 5, 6, 7] as Weekday[] }
  expect(
    addressDaysOf(sundays, { ...office, daysOff: [dayOf('2026-11-22')] }, today).allowedWeekends[0],
  ).toBe('29-11')
  const advent = { ...office, openSundays: [dayOf('2026-12-20')] }
  expect(addressDaysOf(everyDay, advent, today).allowedWeekends).toEqual(['20-12'])
  expect(addressDaysOf(everyOtherTuesday, advent, today).allowedWeekends).toEqual([])
})

test('a route without any day ahead allows no day', () => {
  const future = { ...everyOtherTuesday, firstWeek: dayOf('2027-06-01') }
  const days = addressDaysOf(future, office, today)
  expect(days.allowedDates).toEqual([today])
  expect(addressDaysOf({ ...everyDay, weekdays: [] }, office, today).allowedDates).toEqual([today])
})

test('a route that begins next week lists its days', () => {
  const soon = { ...everyDay, firstWeek: dayOf('2026-11-30') }
  expect(addressDaysOf(soon, office, today).allowedDates[0]).toBe('2026-11-30')
})

test('a route that leaves out any day from Monday to Saturday lists its days', () => {
  for (const left of everyDay.weekdays) {
    const weekdays = everyDay.weekdays.filter((weekday) => weekday !== left)
    expect(
      addressDaysOf({ ...everyDay, weekdays }, office, today).allowedDates,
      String(left),
    ).not.toEqual([])
  }
})

test('a route gives the reason why it does not serve a day', () => {
  const why = (day: string, route: Route): unknown => {
    const answer = routeServes(dayOf(day), route, office)
    return answer.ok ? 'yes' : answer.refusal
  }
  expect(why('2026-11-22', everyDay)).toBe('sunday')
  expect(why('2026-12-24', everyDay)).toBe('day_off')
  expect(why('2026-11-22', everyOtherTuesday)).toBe('not_on_the_route')
  expect(why('2026-11-23', everyOtherTuesday)).toBe('not_on_the_route')
  expect(why('2026-11-24', everyOtherTuesday)).toBe('yes')
})

const anyRoute = fc.record({
  weekdays: fc.uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), { minLength: 1 }),
  frequencyWeeks: fc.integer({ min: 1, max: 8 }),
  firstWeek: fc.integer({ min: -100, max: 100 }).map((days) => addDays(today, days)),
})

test('the lists of an address and its route agree on every day', () => {
  const anyDay = fc.nat(90).map((days) => addDays(today, days))
  const offices = fc.record({
    daysOff: fc.array(anyDay, { maxLength: 5 }),
    openSundays: fc.array(anyDay, { maxLength: 5 }),
  })
  fc.assert(
    fc.property(anyRoute, offices, fc.integer({ min: 1, max: 89 }), (route, days, ahead) => {
      const day = addDays(today, ahead)
      fc.pre(day <= latestDay(today))
      expect(isServed(day, addressDaysOf(route, days, today)).ok).toBe(
        routeServes(day, route, days).ok,
      )
    }),
    { numRuns: 1000 },
  )
})

test('a route runs on its weekdays only, at its frequency', () => {
  fc.assert(
    fc.property(anyRoute, fc.nat(200), (route, ahead) => {
      const day = addDays(today, ahead)
      if (!routeRunsOn(day, route)) return
      expect(route.weekdays).toContain(weekdayOf(day))
      expect(routeRunsOn(addDays(day, route.frequencyWeeks * 7), route)).toBe(true)
      if (route.frequencyWeeks > 1) expect(routeRunsOn(addDays(day, 7), route)).toBe(false)
    }),
    { numRuns: 1000 },
  )
})
