import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { useRunName } from './run-options.tsx'
import { isAhead, type Run, type RunStop } from './run.ts'
import { useStopMoves } from './use-stop-moves.ts'

type Props = { run: Run; stop: RunStop; onMoved: () => void }

/** While a stop is dragged: the other runs of the day, on which it may be dropped. */
export function RunTargets({ run, stop, onMoved }: Props) {
  const words = useWords(runWords)
  const nameOf = useRunName()
  const { moveTo } = useStopMoves(run, onMoved)
  if (run.otherRuns.length === 0 || !isAhead(stop)) return null
  return (
    <ul className="runs-targets" aria-label={words.toRun}>
      {run.otherRuns.map((other) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move by `m`
        <li
          key={other.id}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => moveTo([stop.id], other.id)}
        >
          {nameOf(other)}
        </li>
      ))}
    </ul>
  )
}
