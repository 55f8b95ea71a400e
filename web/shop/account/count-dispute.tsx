import type { BottleMovement } from '../../../contract/shop/bottles.ts'
import { maxPieces } from '../../../domain/cart/quantity.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { api } from '../session/api.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toasts } from '../../ui/toasts.ts'
import { accountWords } from '../../words/shop/account.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

type Props = { movement: BottleMovement; onClose: () => void; onSent: () => void }

/** Sends the customer's own count to the office. */
export function CountDispute({ movement, onClose, onSent }: Props) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const { name, date, delivered, returned } = movement
  const form = useForm({ delivered, returned, comment: '' }, words.notSent)
  const { draft, change, field, errors, busy, submit } = form
  const isSame = draft.delivered === delivered && draft.returned === returned
  const send = submit(async () => {
    await api.disputeBottles({ params: { id: String(movement.id) }, body: draft })
    toasts.show({ text: words.wrongSent })
    onSent()
    onClose()
  })
  const actions = <Actions {...{ busy, isSame, onClose }} onSend={send} />
  const countOf = (name: 'delivered' | 'returned') => ({
    value: draft[name],
    onChange: (count: number) => change({ [name]: count }),
  })
  return (
    <Dialog open onClose={onClose} title={words.wrongTitle} actions={actions}>
      <p className="strong">
        <NoBreak>{words.wrongOn(name, numericDate(dayOf(date), language))}</NoBreak>
      </p>
      <p>{words.wrongText}</p>
      <FailedNote text={Object.values(errors)[0]} />
      <div className="account-counts">
        <Count label={words.wrongReceived} {...countOf('delivered')} />
        <Count label={words.wrongReturned} {...countOf('returned')} />
      </div>
      <TextArea
        {...field('comment')}
        label={words.comment}
        maxLength={500}
        rows={2}
        error={undefined}
      />
    </Dialog>
  )
}

type CountProps = { label: string; value: number; onChange: (count: number) => void }

function Count({ label, ...count }: CountProps) {
  const words = useWords(accountWords)
  return (
    <>
      <span>{label}</span>
      <NumberStepper {...count} label={label} max={maxPieces} words={words} />
    </>
  )
}

type ActionsProps = { busy: boolean; isSame: boolean; onClose: () => void; onSend: () => void }

function Actions({ busy, isSame, onClose, onSend }: ActionsProps) {
  const words = useWords(accountWords)
  return (
    <>
      <Button look="line" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button busy={busy} disabledReason={isSame ? words.wrongSame : undefined} onClick={onSend}>
        {words.send}
      </Button>
    </>
  )
}
