import {
  addDays,
  daysBetween,
  daysFrom,
  mondayOf,
  weekdayOf,
  type Day,
  type Weekday,
} from '../calendar.ts'
import { monthDayOf } from '../calendar/day-lists.ts'
import { done, refuse, type Outcome } from '../outcome.ts'
import { latestDay, type AddressDays, type DayRefusal } from './days.ts'

/** On which weekdays our courier drives to a zone, every 1 to 8 weeks. */
export type Route = {
  weekdays: readonly Weekday[]
  frequencyWeeks: number
  /** Any day of the first week; before it the route does not run. */
  firstWeek: Day
}

/** Public holidays and other days off, and the Sundays on which we drive. */
export type OfficeDays = { daysOff: readonly Day[]; openSundays: readonly Day[] }

export function routeRunsOn(day: Day, route: Route): boolean {
  const weeks = daysBetween(mondayOf(route.firstWeek), mondayOf(day)) / 7
  return weeks >= 0 && weeks % route.frequencyWeeks === 0 && route.weekdays.includes(weekdayOf(day))
}

/** For days beyond the address's lists: an autoship plans further ahead than three months. */
export function routeServes(day: Day, route: Route, office: OfficeDays): Outcome<null, DayRefusal> {
  if (isRouteDay(day, route, office))
    return office.daysOff.includes(day) ? refuse('day_off') : done(null)
  return refuse(runsEveryDay(route) && weekdayOf(day) === 7 ? 'sunday' : 'not_on_the_route')
}

/**
 * The lists of a route's addresses, from tomorrow to the latest day that can be chosen.
 * `allowedDates` is empty when Monday to Saturday are all served every week; any other route lists
 * its days.
 */
export function addressDaysOf(route: Route, office: OfficeDays, today: Day): AddressDays {
  const days = daysFrom(addDays(today, 1), latestDay(today))
  const forbiddenWorkingDays = days.filter((day) => office.daysOff.includes(day)).map(monthDayOf)
  if (runsEveryDay(route) && mondayOf(route.firstWeek) <= today) {
    const sundays = days.filter((day) => weekdayOf(day) === 7 && routeServes(day, route, office).ok)
    return { allowedDates: [], allowedWeekends: sundays.map(monthDayOf), forbiddenWorkingDays }
  }
  const listed = days.filter((day) => isRouteDay(day, route, office))
  // An empty list means every day, so a route without a day lists today, which cannot be chosen.
  return {
    allowedDates: listed.length > 0 ? listed : [today],
    allowedWeekends: [],
    forbiddenWorkingDays,
  }
}

/** Working Sundays belong to the routes that run on every other day. */
const isRouteDay = (day: Day, route: Route, office: OfficeDays): boolean =>
  routeRunsOn(day, route) ||
  (runsEveryDay(route) &&
    day >= mondayOf(route.firstWeek) &&
    weekdayOf(day) === 7 &&
    office.openSundays.includes(day))

const runsEveryDay = (route: Route): boolean =>
  route.frequencyWeeks === 1 &&
  ([1, 2, 3, 4, 5, 6] as const).every((weekday) => route.weekdays.includes(weekday))
