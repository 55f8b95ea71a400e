import { type Day, dayOf, daysFrom } from '../../../domain/calendar.ts'

export type BalancePoint = { day: string; balance: number }

/** One point per day, so that the line's time axis is true. */
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
