import { Button } from './button.tsx'
import { Note } from './note.tsx'

type Props = {
  /** Nothing is shown without a text. */
  text: string | undefined
  retryLabel?: string
  onRetry?: () => void
}

/** Announces a failure at once. */
export function FailedNote({ text, retryLabel, onRetry }: Props) {
  if (text === undefined) return null
  return (
    <Note look="clay" role="alert">
      <p>{text}</p>
      {onRetry && (
        <Button look="line" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Note>
  )
}
