import { driverWords } from '../../words/driver/driver.ts'
import { useWords } from '../../words/use-words.ts'
import { FailedNote } from './failed-note.tsx'

type Props = { read: { value: unknown; hasFailed: boolean; reload: () => void } }

/** What is on its way, or could not be read without a network and may be tried again. */
export function ReadState({ read: { value, hasFailed, reload } }: Props) {
  const { unreachable, retry } = useWords(driverWords)
  if (value === undefined && !hasFailed) return <Coming />
  return (
    <FailedNote text={hasFailed ? unreachable : undefined} retryLabel={retry} onRetry={reload} />
  )
}

/** Said only where one has to wait for it. */
export function Coming() {
  const { coming } = useWords(driverWords)
  return <output className="frame-coming">{coming}</output>
}
