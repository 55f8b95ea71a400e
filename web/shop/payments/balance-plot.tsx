import { whenDate } from '../../../domain/calendar/phrases.ts'
import { type Day, dayOf, daysFrom } from '../../../domain/calendar.ts'
import { useToday } from '../session/use-today.ts'
import { BalanceLine } from '../../ui/balance-line.tsx'
import { paymentWords } from '../../words/shop/payments.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

/** The balance of the last 90 days; hidden while it has never changed. */
export function BalancePlot({ points }: { points: readonly BalancePoint[] }) {
  const words = useWords(paymentWords)
  const language = useLanguage()
  const euros = useEuros()
  const today = useToday()
  const [first, ...later] = points
  if (first === undefined || later.length === 0) return null
  const daily = balanceByDay(points, today)
  const now = euros(daily.at(-1)?.balance ?? 0)
  return (
    <section>
      <h2 className="label">{words.balanceOverTime}</h2>
      <BalanceLine
        points={daily.map(({ day, balance }) => ({
          label: whenDate(day, language),
          value: balance,
        }))}
        alt={words.plot(euros(first.balance), now)}
        firstValue={euros(daily[0]?.balance ?? 0)}
        lastValue={now}
      />
    </section>
  )
}

type BalancePoint = { day: string; balance: number }

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
