import { FailedNote } from '../../ui/failed-note.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import './retry-note.css'

type Props = { from: { hasFailed: boolean; reload: () => void } }

/** Where reading has failed: a note that it did, with the button that reads again. */
export function RetryNote({ from: { hasFailed, reload } }: Props) {
  const words = useWords(frameWords)
  if (!hasFailed) return null
  return (
    <div className="kit-retry">
      <FailedNote text={words.failed} retryLabel={words.retry} onRetry={reload} />
    </div>
  )
}
