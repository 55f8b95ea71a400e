import { addDays, addMonths, weekdayOf, type Day } from '../calendar.ts'
import { monthDayOf, type MonthDay } from '../calendar/day-lists.ts'
import { done, refuse, type Outcome } from '../outcome.ts'

/** The day lists of an address; `parseDayList` and `parseMonthDayList` parse them. */
export type AddressDays = {
  allowedDates: readonly Day[]
  allowedWeekends: readonly MonthDay[]
  forbiddenWorkingDays: readonly MonthDay[]
  /** Days on which we drive and that can take nothing more. */
  fullDates?: readonly Day[]
}

/** Today in Riga, and the first day that has not closed yet (`firstOpenDay` of day-closing.ts). */
export type DeliveryClock = { today: Day; firstOpenDay: Day }

export type DayRefusal =
  | 'no_address'
  | 'today_or_earlier'
  | 'day_is_closed'
  | 'too_far_ahead'
  | 'not_on_the_route'
  | 'sunday'
  | 'day_off'
  | 'day_is_full'

export const monthsAhead = 3
export const searchDays = 89

/** The latest day is today + 3 months. */
export const latestDay = (today: Day): Day => addMonths(today, monthsAhead)

/** The rule of the calendar in the browser and of the server alike. */
export function mayDeliverOn(
  day: Day,
  address: AddressDays | null,
  clock: DeliveryClock,
): Outcome<null, DayRefusal> {
  if (!address) return refuse('no_address')
  if (day <= clock.today) return refuse('today_or_earlier')
  if (day < clock.firstOpenDay) return refuse('day_is_closed')
  if (day > latestDay(clock.today)) return refuse('too_far_ahead')
  return isServed(day, address)
}

/** The address's own lists, without the clock; for the far days of an autoship. */
export function isServed(day: Day, address: AddressDays): Outcome<null, DayRefusal> {
  // The API lists a full day among the forbidden ones as well.
  if (address.fullDates?.includes(day)) return refuse('day_is_full')
  const isForbidden = address.forbiddenWorkingDays.includes(monthDayOf(day))
  if (address.allowedDates.length > 0) {
    if (!address.allowedDates.includes(day)) return refuse('not_on_the_route')
    return isForbidden ? refuse('day_off') : done(null)
  }
  if (weekdayOf(day) === 7)
    return address.allowedWeekends.includes(monthDayOf(day)) ? done(null) : refuse('sunday')
  return isForbidden ? refuse('day_off') : done(null)
}

/** The days for an order that has a place on this day already. */
export const withPlaceOn = (address: AddressDays, day: Day): AddressDays => ({
  ...address,
  fullDates: address.fullDates?.filter((full) => full !== day) ?? [],
})

/** The first valid day from `from` (default tomorrow), at most 89 days ahead of today. */
export function nextValidDay(
  address: AddressDays | null,
  clock: DeliveryClock,
  from?: Day,
): Day | null {
  const last = addDays(clock.today, searchDays)
  const tomorrow = addDays(clock.today, 1)
  for (let day = from && from > tomorrow ? from : tomorrow; day <= last; day = addDays(day, 1))
    if (mayDeliverOn(day, address, clock).ok) return day
  return null
}

/** The next valid day after a refused one, or else the first valid day. */
export const alternativeDay = (
  refused: Day,
  address: AddressDays | null,
  clock: DeliveryClock,
): Day | null => nextValidDay(address, clock, refused) ?? nextValidDay(address, clock)

/** All of them in that order: those after the refused day, then those before it. */
export function* alternativeDays(
  refused: Day,
  address: AddressDays | null,
  clock: DeliveryClock,
): Generator<Day> {
  let day = nextValidDay(address, clock, refused)
  for (; day !== null; day = nextValidDay(address, clock, addDays(day, 1))) yield day
  day = nextValidDay(address, clock)
  for (; day !== null && day < refused; day = nextValidDay(address, clock, addDays(day, 1)))
    yield day
}
