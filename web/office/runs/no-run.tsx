import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'

/** On every page of a run whose number is no run's. */
export function NoRun() {
  const words = useWords(runWords)
  const frame = useWords(frameWords)
  return (
    <EmptyState
      picture="search"
      level={1}
      title={words.notFound}
      action={<LinkButton to="/">{frame.toHome}</LinkButton>}
    />
  )
}
