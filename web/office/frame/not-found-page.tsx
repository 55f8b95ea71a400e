import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'

export function NotFoundPage() {
  const words = useWords(frameWords)
  return (
    <>
      <title>{words.title(words.notFound)}</title>
      <EmptyState
        picture="search"
        level={1}
        title={words.notFound}
        action={<LinkButton to="/">{words.toHome}</LinkButton>}
      />
    </>
  )
}
