import { useObserved } from '../../client/observed.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from '../session/user-store.ts'
import { lastChange, undoLastChange } from './last-change.ts'

/** Keeps undo available after the toast has gone. */
export function LastChangeNote({ onUndone }: { onUndone?: () => void }) {
  const words = useWords(autoshipScheduleWords)
  const change = useObserved(lastChange)
  const customerId = useStore(userStore).value?.id
  // Another customer may have logged in since.
  if (!change || change.customerId !== customerId) return null
  return (
    <p className="autoship-last-change small">
      <span>
        {words.lastChange} <NoBreak>{change.text}</NoBreak>
      </span>
      <Button look="text" onClick={() => void undoLastChange().then(onUndone)}>
        {words.undo}
      </Button>
    </p>
  )
}
