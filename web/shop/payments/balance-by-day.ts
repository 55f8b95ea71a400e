import { type Day, dayOf, daysFrom } from '../../../domain/calendar.ts'

/** As the API tells it: the days as texts. */
export type BalancePoint = { day: string; balance: number }

/** A balance stands until it moves: one point for every day, so that the line is true to time. */
export function balanceByDay(
  points: readonly BalancePoint[],
  today: string,
): { day: Day; balance: number }[] {
  const balances = new Map(points.map(({ day, balance }) => [dayOf(day), balance]))
  let balance = points[0]?.balance ?? 0
  return daysFrom(dayOf(points[0]?.day ?? today), dayOf(today)).map((day) => {
    balance = balances.get(day) ?? balance
    return { day, balance }
  })
}
