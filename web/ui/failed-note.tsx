import { Button } from './button.tsx'
import { Note } from './note.tsx'

type Props = { text: string; retryLabel: string; onRetry: () => void }

/** Replaces content that could not be loaded. */
export function FailedNote({ text, retryLabel, onRetry }: Props) {
  return (
    <Note look="clay" role="alert">
      <p>{text}</p>
      <Button look="line" onClick={onRetry}>
        {retryLabel}
      </Button>
    </Note>
  )
}
