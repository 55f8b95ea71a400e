import { useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Select } from '../../ui/select.tsx'
import { toasts } from '../../ui/toasts.ts'
import { frameWords } from '../../words/office/frame.ts'
import { todayWords } from '../../words/office/today.ts'
import { useWords } from '../../words/use-words.ts'
import { DecisionDialog } from '../kit/decision-dialog.tsx'
import { RetryNote } from '../kit/retry-note.tsx'
import { api } from '../session/api.ts'
import type { AttentionRow } from './attention.ts'

type Props = { row: AttentionRow; open: boolean; onClose: () => void; onDone: () => void }

/** A row given to a colleague, or taken back to nobody. */
export function GiveRow({ row: { kind, id, givenTo }, open, onClose, onDone }: Props) {
  const words = useWords(todayWords)
  const frame = useWords(frameWords)
  const colleagues = useLoaded(open || undefined, () => api.listColleagues())
  const [chosen, setChosen] = useState(String(givenTo?.id ?? ''))
  const { busy, errors, run } = useAction(frame.notSaved)
  const give = () =>
    run(async () => {
      const staffId = chosen === '' ? null : Number(chosen)
      await api.giveAttention({ body: { kind, id, staffId } })
      const name = colleagues.value?.rows.find((colleague) => colleague.id === staffId)?.name
      toasts.show({ text: name ? words.given(name) : words.givenToNobody, icon: 'check' })
      onClose()
      onDone()
    })
  return (
    <DecisionDialog
      {...{ open, onClose, busy }}
      title={words.giveTitle}
      verb={words.give}
      onDecide={() => void give()}
    >
      <RetryNote from={colleagues} />
      <Select
        id={`give-${kind}-${id}`}
        label={words.giveTo}
        value={chosen}
        error={errors.staffId ?? errors['']}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{words.nobody}</option>
        {colleagues.value?.rows.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name}
          </option>
        ))}
      </Select>
    </DecisionDialog>
  )
}
