import { useState } from 'react'
import type { BottleMovement } from '../../../contract/bottles.ts'
import { maxPieces } from '../../../domain/cart/quantity.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
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
  const [delivered, setDelivered] = useState(movement.delivered)
  const [returned, setReturned] = useState(movement.returned)
  const [comment, setComment] = useState('')
  const { busy, errors, run } = useAction(words.notSent)
  const isSame = delivered === movement.delivered && returned === movement.returned

  const problem = Object.values(errors)[0]

  const send = () =>
    run(async () => {
      await api.disputeBottles({
        params: { id: String(movement.id) },
        body: { delivered, returned, comment },
      })
      toasts.show({ text: words.wrongSent })
      onSent()
      onClose()
    })
  const actions = (
    <>
      <Button look="line" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button
        busy={busy}
        disabledReason={isSame ? words.wrongSame : undefined}
        onClick={() => void send()}
      >
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
      <FailedNote text={problem} />
      <div className="account-counts">
        <span>{words.wrongReceived}</span>
        <NumberStepper
          label={words.wrongReceived}
          value={delivered}
          max={maxPieces}
          onChange={setDelivered}
          words={words}
        />
        <span>{words.wrongReturned}</span>
        <NumberStepper
          label={words.wrongReturned}
          value={returned}
          max={maxPieces}
          onChange={setReturned}
          words={words}
        />
      </div>
      <TextArea
        label={words.comment}
        maxLength={500}
        rows={2}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
    </Dialog>
  )
}
