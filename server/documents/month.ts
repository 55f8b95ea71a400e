import { addDays, addMonths, dayOf, type Day } from '../../domain/calendar.ts'

/** The cause id of a monthly bill: "2026-11" is 202611. */
export const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))

export const firstDayOf = (month: string): Day => dayOf(`${month}-01`)

/** The month of a day: "2026-11". */
export const monthOfDay = (day: Day): string => day.slice(0, 7)

/** The latest month whose bills go out by this day: they wait until a day of the month after it. */
export function latestMonthToBill(today: Day, billsDay: number): string {
  const month = monthOfDay(addDays(today, 1 - billsDay))
  return monthOfDay(addMonths(firstDayOf(month), -1))
}
