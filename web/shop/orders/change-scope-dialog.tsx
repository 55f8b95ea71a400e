import { dayOf } from '../../../domain/calendar.ts'
import { dayTitle, onDay } from '../../../domain/calendar/phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

type Props = {
  day: string | undefined
  /** The delivery after it, if the whole series moves. */
  next: string | null
  busy: boolean
  onChoose: (changeAutoship: 0 | 1) => void
  onClose: () => void
}

/** Asks whether a new day applies to this delivery alone or to the series from it on. */
export function ChangeScopeDialog({ day, next, busy, onChoose, onClose }: Props) {
  const words = useWords(orderWords)
  const language = useLanguage()
  return (
    <Dialog
      open={day !== undefined}
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
      <p>{day !== undefined && words.scopeText(dayTitle(dayOf(day), language))}</p>
      {next !== null && (
        <p className="small quiet">{words.scopeNextDay(onDay(dayOf(next), language))}</p>
      )}
    </Dialog>
  )
}
