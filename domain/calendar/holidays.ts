import { addDays, dayOf, weekdayOf, yearOf, type Day } from '../calendar.ts'

/** The days off by law; the screens' words for them are in `web/words`. */
export type Holiday =
  | 'new_year'
  | 'good_friday'
  | 'easter'
  | 'easter_monday'
  | 'labour_day'
  | 'restoration_of_independence'
  | 'mothers_day'
  | 'pentecost'
  | 'ligo'
  | 'jani'
  | 'song_festival'
  | 'proclamation'
  | 'christmas_eve'
  | 'christmas'
  | 'second_christmas'
  | 'new_years_eve'
  | 'moved_day_off'

export type DayOff = { day: Day; holiday: Holiday }

/** Closing days of the Song and Dance Celebration; add the next ones when they are announced. */
const songFestivalDays = ['2018-07-08', '2023-07-09', '2028-07-09'].map(dayOf)

/** By law, one of these on a Saturday or Sunday makes the next working day a day off. */
const movable: ReadonlySet<Holiday> = new Set([
  'restoration_of_independence',
  'proclamation',
  'song_festival',
])

export function holidaysOf(year: number): DayOff[] {
  const easter = easterOf(year)
  const on = (monthDay: string, holiday: Holiday): DayOff => ({
    day: dayOf(`${year}-${monthDay}`),
    holiday,
  })
  const days: DayOff[] = [
    on('01-01', 'new_year'),
    { day: addDays(easter, -2), holiday: 'good_friday' },
    { day: easter, holiday: 'easter' },
    { day: addDays(easter, 1), holiday: 'easter_monday' },
    on('05-01', 'labour_day'),
    on('05-04', 'restoration_of_independence'),
    { day: secondSundayOfMay(year), holiday: 'mothers_day' },
    { day: addDays(easter, 49), holiday: 'pentecost' },
    on('06-23', 'ligo'),
    on('06-24', 'jani'),
    ...songFestivalDays
      .filter((day) => yearOf(day) === year)
      .map((day) => ({ day, holiday: 'song_festival' as const })),
    on('11-18', 'proclamation'),
    on('12-24', 'christmas_eve'),
    on('12-25', 'christmas'),
    on('12-26', 'second_christmas'),
    on('12-31', 'new_years_eve'),
  ]
  const moved = days.filter(({ holiday, day }) => movable.has(holiday) && weekdayOf(day) > 5)
  return [
    ...days,
    ...moved.map(({ day }) => ({
      day: nextWorkingDay(day, days),
      holiday: 'moved_day_off' as const,
    })),
  ].sort((a, b) => (a.day < b.day ? -1 : 1))
}

export function holidaysBetween(first: Day, last: Day): DayOff[] {
  const years = Array.from(
    { length: yearOf(last) - yearOf(first) + 1 },
    (_, index) => yearOf(first) + index,
  )
  return years.flatMap(holidaysOf).filter(({ day }) => day >= first && day <= last)
}

function nextWorkingDay(day: Day, daysOff: readonly DayOff[]): Day {
  const next = addDays(day, 1)
  const isOff = weekdayOf(next) > 5 || daysOff.some((dayOff) => dayOff.day === next)
  return isOff ? nextWorkingDay(next, daysOff) : next
}

function secondSundayOfMay(year: number): Day {
  const first = dayOf(`${year}-05-01`)
  return addDays(first, 14 - weekdayOf(first))
}

/** The Gregorian computus in the form of Meeus, Jones and Butcher. */
export function easterOf(year: number): Day {
  const a = year % 19
  const century = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * century + 13) / 25)
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const march = h + l - 7 * m + 22
  return addDays(dayOf(`${year}-03-01`), march - 1)
}
