import { Button } from './button.tsx'
import { Note } from './note.tsx'

type Props = { text: string; retryLabel: string; onRetry: () => void }

/** In the place of what could not be fetched: that it is so, and a button that asks for it again. */
export function FailedNote({ text, retryLabel: again, onRetry: onAgain }: Props) {
  return (
    <Note look="clay" role="alert">
      <p>{text}</p>
      <Button look="line" onClick={onAgain}>
        {again}
      </Button>
    </Note>
  )
}
