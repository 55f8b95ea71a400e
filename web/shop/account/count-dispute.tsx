import type { BottleMovement } from '../../../contract/shop/bottles.ts'
import { maxPieces } from '../../../domain/cart/quantity.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { api } from '../session/api.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
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
  const { draft, change, field, errors, busy, submit } = useForm(
    { delivered: movement.delivered, returned: movement.returned, comment: '' },
    words.notSent,
  )
  const isSame = draft.delivered === movement.delivered && draft.returned === movement.returned

  const send = submit(async () => {
    await api.disputeBottles({ params: { id: String(movement.id) }, body: draft })
    toasts.show({ text: words.wrongSent })
    onSent()
    onClose()
  })
  const actions = (
    <>
      <Button look="line" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button busy={busy} disabledReason={isSame ? words.wrongSame : undefined} onClick={send}>
        {words.send}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={words.wrongTitle} actions={actions}>
      <p className="strong">
        {words.wrongOn(movement.name, numericDate(dayOf(movement.date), language))}
      </p>
      <p>{words.wrongText}</p>
      <FailedNote text={Object.values(errors)[0]} />
      <div className="account-counts">
        <span>{words.wrongReceived}</span>
        <NumberStepper
          label={words.wrongReceived}
          value={draft.delivered}
          max={maxPieces}
          onChange={(delivered) => change({ delivered })}
          words={words}
        />
        <span>{words.wrongReturned}</span>
        <NumberStepper
          label={words.wrongReturned}
          value={draft.returned}
          max={maxPieces}
          onChange={(returned) => change({ returned })}
          words={words}
        />
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
