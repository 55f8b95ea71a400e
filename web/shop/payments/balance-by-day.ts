import { type Day, dayOf, daysFrom } from '../../../domain/calendar.ts'

/** As the API tells it: the days as texts. */
export type BalanceAt = { day: string; balance: number }

/** A balance stands until it moves: one point for every day, so that the line is true to time. */
export function balanceByDay(
  points: readonly BalanceAt[],
  today: string,
): { day: Day; balance: number }[] {
  const moved = new Map(points.map(({ day, balance }) => [dayOf(day), balance]))
  let balance = points[0]?.balance ?? 0
  return daysFrom(dayOf(points[0]?.day ?? today), dayOf(today)).map((day) => {
    balance = moved.get(day) ?? balance
    return { day, balance }
  })
}
