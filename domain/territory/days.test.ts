import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dayOf, daysFrom, type Day } from '../calendar.ts'
import { monthDayOf, parseDayList, parseMonthDayList } from '../calendar/day-lists.ts'
import {
  alternativeDay,
  latestDay,
  mayDeliverOn,
  nextValidDay,
  withPlaceOn,
  type AddressDays,
} from './days.ts'

const today = dayOf('2026-11-13')
const clock = { today, firstOpenDay: addDays(today, 1) }
const everyDay: AddressDays = {
  allowedDates: [],
  allowedWeekends: [],
  forbiddenWorkingDays: ['18-11'],
}

const why = (day: string, address: AddressDays | null = everyDay, now = clock): string => {
  const answer = mayDeliverOn(dayOf(day), address, now)
  return answer.ok ? 'yes' : answer.refusal
}

test('the earliest day is tomorrow, the latest three months ahead', () => {
  expect(why('2026-11-13')).toBe('today_or_earlier')
  expect(why('2026-11-12')).toBe('today_or_earlier')
  expect(why('2026-11-14')).toBe('yes')
  expect(why('2027-02-13')).toBe('yes')
  expect(why('2027-02-15')).toBe('too_far_ahead')
  expect(latestDay(dayOf('2027-11-30'))).toBe('2028-02-29')
})

test('without an address no day is allowed', () => {
  expect(why('2026-11-16', null)).toBe('no_address')
})

test('the week with 18 November: a holiday in its middle, Sunday at its end', () => {
  const week = daysFrom(dayOf('2026-11-16'), dayOf('2026-11-22'))
  expect(week.map((day) => why(day))).toEqual([
    'yes',
    'yes',
    'day_off',
    'yes',
    'yes',
    'yes',
    'sunday',
  ])
})

test('a Sunday is allowed when it is listed', () => {
  const address = { ...everyDay, allowedWeekends: parseMonthDayList('22-11') }
  expect(why('2026-11-22', address)).toBe('yes')
  expect(why('2026-11-15', address)).toBe('sunday')
})

test('with a list of days only those are allowed, and not those that are days off', () => {
  const address = { ...everyDay, allowedDates: parseDayList('17-11-2026;18-11-2026;22-11-2026') }
  expect(why('2026-11-17', address)).toBe('yes')
  expect(why('2026-11-18', address)).toBe('day_off')
  expect(why('2026-11-19', address)).toBe('not_on_the_route')
  expect(why('2026-11-22', address)).toBe('yes')
})

test('tomorrow is not allowed once it has closed', () => {
  expect(why('2026-11-14', everyDay, { today, firstOpenDay: dayOf('2026-11-16') })).toBe(
    'day_is_closed',
  )
})

test('29 February is a day like any other', () => {
  const january = dayOf('2028-01-10')
  const now = { today: january, firstOpenDay: addDays(january, 1) }
  expect(why('2028-02-29', everyDay, now)).toBe('yes')
  expect(why('2028-02-29', { ...everyDay, forbiddenWorkingDays: ['29-2'] }, now)).toBe('day_off')
})

test('the search for the next valid day looks 89 days ahead and not 90', () => {
  const only = (days: number): AddressDays => ({
    ...everyDay,
    allowedDates: [addDays(today, days)],
  })
  expect(nextValidDay(only(89), clock)).toBe('2027-02-10')
  expect(nextValidDay(only(90), clock)).toBeNull()
  expect(mayDeliverOn(addDays(today, 90), only(90), clock).ok).toBe(true)
  expect(nextValidDay(null, clock)).toBeNull()
})

test('the next valid day passes over closed days, Sundays and holidays', () => {
  expect(nextValidDay(everyDay, clock)).toBe('2026-11-14')
  expect(nextValidDay(everyDay, { today, firstOpenDay: dayOf('2026-11-15') })).toBe('2026-11-16')
  expect(nextValidDay(everyDay, clock, dayOf('2026-11-18'))).toBe('2026-11-19')
  expect(nextValidDay(everyDay, clock, dayOf('2026-01-01'))).toBe('2026-11-14')
})

test('instead of a refused day the next valid one is offered, or else the first', () => {
  expect(alternativeDay(dayOf('2026-11-22'), everyDay, clock)).toBe('2026-11-23')
  expect(alternativeDay(dayOf('2027-06-01'), everyDay, clock)).toBe('2026-11-14')
  expect(
    alternativeDay(dayOf('2026-11-22'), { ...everyDay, allowedDates: [today] }, clock),
  ).toBeNull()
})

const anyToday = fc.nat(2000).map((days) => addDays(dayOf('2026-01-01'), days))
const anyAddress = fc
  .record({
    today: anyToday,
    listed: fc.array(fc.nat(95)),
    sundays: fc.array(fc.nat(95)),
    off: fc.array(fc.nat(95)),
  })
  .map(({ today: day, listed, sundays, off }) => ({
    now: { today: day, firstOpenDay: addDays(day, 1) },
    address: {
      allowedDates: listed.map((days) => addDays(day, days)),
      allowedWeekends: sundays.map((days) => monthDayOf(addDays(day, days))),
      forbiddenWorkingDays: off.map((days) => monthDayOf(addDays(day, days))),
    },
  }))

test('the next valid day is allowed, and no day before it is', () => {
  fc.assert(
    fc.property(anyAddress, ({ address, now }) => {
      const found = nextValidDay(address, now)
      const isAllowed = (day: Day): boolean => mayDeliverOn(day, address, now).ok
      if (found) expect(isAllowed(found)).toBe(true)
      const before = daysFrom(now.today, found ? addDays(found, -1) : addDays(now.today, 89))
      expect(before.filter(isAllowed)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('no allowed day is in the past, beyond three months, or forbidden', () => {
  fc.assert(
    fc.property(anyAddress, fc.integer({ min: -30, max: 130 }), ({ address, now }, days) => {
      const day = addDays(now.today, days)
      if (!mayDeliverOn(day, address, now).ok) return
      expect(day > now.today && day <= addMonths(now.today, 3)).toBe(true)
      if (address.allowedDates.length > 0) expect(address.allowedDates).toContain(day)
    }),
    { numRuns: 1000 },
  )
})

test('a full day is refused by its own name, and an order that is on it may stay', () => {
  const address = { ...everyDay, fullDates: [dayOf('2026-11-16')] }
  expect(why('2026-11-16', address)).toBe('day_is_full')
  expect(why('2026-11-17', address)).toBe('yes')
  expect(nextValidDay(address, clock, dayOf('2026-11-16'))).toBe('2026-11-17')
  expect(why('2026-11-16', withPlaceOn(address, dayOf('2026-11-16')))).toBe('yes')
  expect(why('2026-11-16', withPlaceOn(address, dayOf('2026-11-17')))).toBe('day_is_full')
})
