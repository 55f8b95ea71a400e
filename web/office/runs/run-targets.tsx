import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { useRunName } from './run-options.tsx'
import type { Run } from './run.ts'
import { useStopMoves } from './use-stop-moves.ts'

type Props = {
  run: Run
  stopIds: readonly number[]
  onMoved: () => void
  /** Another day is chosen in the form, which says who gets a letter. */
  onOtherDay: () => void
}

/** While stops are dragged: the other runs of the day and another day, to be dropped on. */
export function RunTargets({ run, stopIds, onMoved, onOtherDay }: Props) {
  const words = useWords(runWords)
  const nameOf = useRunName()
  const { moveTo } = useStopMoves(run, onMoved)
  if (stopIds.length === 0) return null
  const targets = [
    ...run.otherRuns.map((other) => ({
      key: other.id,
      name: nameOf(other),
      drop: () => moveTo(stopIds, other.id),
    })),
    { key: 0, name: words.toDay, drop: onOtherDay },
  ]
  return (
    <ul className="runs-targets" aria-label={words.move}>
      {targets.map(({ key, name, drop }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move by `m`
        <li key={key} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          {name}
        </li>
      ))}
    </ul>
  )
}
