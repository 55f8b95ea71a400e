import { FailedNote } from '../../ui/failed-note.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { from: { hasFailed: boolean; reload: () => void } }

/** Where reading has failed: a note that it did, with the button that reads again. */
export function RetryNote({ from: { hasFailed, reload } }: Props) {
  const words = useWords(frameWords)
  return (
    <FailedNote
      text={hasFailed ? words.failed : undefined}
      retryLabel={words.retry}
      onRetry={reload}
    />
  )
}
