import { addDays, type Day } from '../calendar.ts'
import { type Cents, sumOf } from '../money.ts'

export type StatementFrame = {
  from: Day
  to: Day
  openingCents: Cents
  closingCents: Cents
  isInterim: boolean
}

/** Money that the bank counted between the ends of two days, and no line of ours has. */
export type StatementGap = { after: Day; until: Day; missingCents: Cents }

/**
 * The holes between statements, whatever the order in which they came and however they overlap:
 * between any two balances that the bank has named lies exactly the sum of the lines.
 */
export function statementGaps(
  statements: readonly StatementFrame[],
  sumsOfDays: ReadonlyMap<Day, Cents>,
): StatementGap[] {
  const days = [...sumsOfDays].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const linesCents = (after: Day, until: Day) =>
    sumOf(
      days.filter(([day]) => day > after && day <= until),
      ([, cents]) => cents,
    )
  const balances = statements
    .flatMap(({ from, to, openingCents, closingCents, isInterim }) => [
      { day: addDays(from, -1), cents: openingCents },
      ...(isInterim ? [] : [{ day: to, cents: closingCents }]),
    ])
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.cents - b.cents))
  return balances.slice(1).flatMap((balance, index) => {
    const before = balances[index]!
    const missingCents = balance.cents - before.cents - linesCents(before.day, balance.day)
    return missingCents === 0 ? [] : [{ after: before.day, until: balance.day, missingCents }]
  })
}
