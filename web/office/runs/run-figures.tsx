import { formatEuros } from '../../../domain/money.ts'
import { runWords } from '../../words/office/runs.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { clockOf } from '../session/when.ts'
import { asked, markOf, type RunStop, sum } from './run.ts'

type Props = {
  stops: readonly RunStop[]
  /** When a van on the road is expected to be done. */
  endMs: number | undefined
}

/** The sums of a run, each of what it is to be, and when it ends. */
export function RunFigures({ stops, endMs }: Props) {
  const words = useWords(runWords)
  const figures = useFigures(stops)
  return (
    <dl className="runs-figures">
      {figures.map(({ name, part, whole, failed = 0 }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{part}</b> <small>{words.of(whole)}</small>
            {failed > 0 && <small>, {words.failed(failed)}</small>}
          </dd>
        </div>
      ))}
      {endMs !== undefined && (
        <div>
          <dt>{words.ends}</dt>
          <dd>
            <b>{clockOf(new Date(endMs).toISOString())}</b>
          </dd>
        </div>
      )}
    </dl>
  )
}

type Figure = { name: string; part: number | string; whole: number | string; failed?: number }

function useFigures(stops: readonly RunStop[]): Figure[] {
  const words = useWords(runWords)
  const language = useLanguage()
  const told = stops.filter((stop) => stop.told.state !== 'waiting')
  const done = told.filter((stop) => stop.told.state === 'delivered')
  const marks = told.map(markOf)
  const planned = stops.map(asked)
  return [
    {
      name: words.stops,
      part: done.length,
      whole: stops.length,
      failed: told.length - done.length,
    },
    {
      name: words.full,
      part: sum(marks.map(({ full }) => full)),
      whole: sum(planned.map(({ full }) => full)),
    },
    {
      name: words.empties,
      part: sum(marks.map(({ empties }) => empties)),
      whole: sum(planned.map(({ empties }) => empties)),
    },
    {
      name: words.cash,
      part: formatEuros(sum(told.map((stop) => stop.told.cashCents)), language),
      whole: formatEuros(sum(stops.map(({ cashDueCents }) => cashDueCents)), language),
    },
  ]
}
