import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { listsWords } from '../../words/lists.ts'
import { useWords } from '../../words/use-words.ts'

export function NothingFound({ clearTo }: { clearTo: string }) {
  const words = useWords(listsWords)
  return (
    <EmptyState
      picture="search"
      title={words.nothing}
      level={3}
      action={
        <LinkButton look="line" to={clearTo}>
          {words.removeAll}
        </LinkButton>
      }
    >
      {words.nothingText}
    </EmptyState>
  )
}
