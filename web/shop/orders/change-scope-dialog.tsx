import { dayOf } from '../../../domain/calendar.ts'
import { dayTitle, onDay } from '../../../domain/calendar/phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

type Props = {
  /** The new day, and the delivery after it if the whole series moves. */
  question: { day: string; next: string | null } | undefined
  busy: boolean
  onChoose: (changeAutoship: 0 | 1) => void
  onClose: () => void
}

/** Asks whether a new day applies to this delivery alone or to the series from it on. */
export function ChangeScopeDialog({ question, busy, onChoose, onClose }: Props) {
  const words = useWords(orderWords)
  const language = useLanguage()
  return (
    <Dialog
      open={question !== undefined}
      onClose={onClose}
      title={words.scopeTitle}
      actionsAs="stack"
      actions={
        <>
          <Button busy={busy} onClick={() => onChoose(0)}>
            {words.thisOnly}
          </Button>
          <Button look="line" busy={busy} onClick={() => onChoose(1)}>
            {words.allFollowing}
          </Button>
          <Button look="text" onClick={onClose}>
            {words.back}
          </Button>
        </>
      }
    >
      <p>{question && words.scopeText(dayTitle(dayOf(question.day), language))}</p>
      {question?.next && (
        <p className="small quiet">{words.scopeNextDay(onDay(dayOf(question.next), language))}</p>
      )}
    </Dialog>
  )
}
