import { driverWords } from '../../words/driver/driver.ts'
import { useWords } from '../../words/use-words.ts'
import { FailedNote } from './failed-note.tsx'

type Props = { read: { hasFailed: boolean; reload: () => void } }

/** What could not be read without a network, and may be tried again. */
export function Unreachable({ read: { hasFailed, reload } }: Props) {
  const { unreachable, retry } = useWords(driverWords)
  return (
    <FailedNote text={hasFailed ? unreachable : undefined} retryLabel={retry} onRetry={reload} />
  )
}
