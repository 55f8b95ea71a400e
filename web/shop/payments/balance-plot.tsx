import { onDate } from '../../../domain/calendar/phrases.ts'
import { useToday } from '../../client/use-today.ts'
import { BalanceLine } from '../../ui/balance-line.tsx'
import { paymentWords } from '../../words/payments.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { balanceByDay, type BalancePoint } from './balance-by-day.ts'

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
    <section className="bills__plot">
      <h2 className="label">{words.balanceOverTime}</h2>
      <BalanceLine
        points={daily.map(({ day, balance }) => ({ label: onDate(day, language), value: balance }))}
        alt={words.plot(euros(first.balance), now)}
        firstValue={euros(daily[0]?.balance ?? 0)}
        lastValue={now}
      />
    </section>
  )
}
