import { useState } from 'react'
import { addDays, dayOf } from '../../../domain/calendar.ts'
import { useAction } from '../../client/use-action.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { todayWords } from '../../words/office/today.ts'
import { useWords } from '../../words/use-words.ts'
import { DecisionDialog } from '../kit/decision-dialog.tsx'
import { api } from '../session/api.ts'
import { useSession } from '../session/session.ts'

type Props = {
  kind: string
  id: string
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** A row put off with a reason, to the next day unless another is chosen. */
export function PutOff({ kind, id, open, onClose, onDone }: Props) {
  const words = useWords(todayWords)
  const frame = useWords(frameWords)
  const { today } = useSession().session
  const [until, setUntil] = useState<string>(addDays(dayOf(today), 1))
  const [reason, setReason] = useState('')
  const { busy, errors, run } = useAction(frame.notSaved)
  const save = () =>
    void run(async () => {
      await api.putOffAttention({ body: { kind, id, until, reason } })
      onClose()
      onDone()
    })
  return (
    <DecisionDialog
      {...{ open, onClose, busy }}
      title={words.putOffTitle}
      verb={words.putOff}
      onDecide={save}
    >
      <p>{words.putOffText}</p>
      <TextInput
        id={`until-${kind}-${id}`}
        label={words.day}
        type="date"
        value={until}
        error={errors.until ?? errors['']}
        onChange={({ target }) => setUntil(target.value)}
      />
      <TextInput
        id={`reason-${kind}-${id}`}
        label={words.reason}
        value={reason}
        error={errors.reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </DecisionDialog>
  )
}
