import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { frameWords } from '../../words/office/frame.ts'
import { peopleWords } from '../../words/office/people.ts'
import { useWords } from '../../words/use-words.ts'
import { DecisionDialog } from '../kit/decision-dialog.tsx'
import { RetryNote } from '../kit/retry-note.tsx'
import { api } from '../session/api.ts'
import { withFreshFactor } from '../session/confirm-factor.tsx'
import { useDraft } from '../session/drafts.ts'
import type { Person } from './person.ts'

/** The end of a person's work, with who goes on with what was given to the person. */
export function Leaving({ person }: { person: Person }) {
  const words = useWords(peopleWords)
  const [isOpen, setOpen] = useState(false)
  const { draft, change, busy, errors, leave } = useLeaving(person)
  return (
    <section className="people__part">
      <h2>{words.leave}</h2>
      <p className="quiet">{words.leaveText}</p>
      <Button look="clay-text" flush onClick={() => setOpen(true)}>
        {words.leave}
      </Button>
      <DecisionDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.leaveTitle(person.name)}
        verb={words.leaveConfirm}
        look="clay"
        busy={busy}
        onDecide={() => void leave()}
      >
        <TextInput
          id="leaving-reason"
          label={words.reason}
          value={draft.reason}
          error={errors.reason ?? errors['']}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <Heirs
          person={person}
          value={draft.handOverTo}
          error={errors.handOverTo}
          onChange={(id) => change({ handOverTo: id })}
        />
      </DecisionDialog>
    </section>
  )
}

function useLeaving(person: Person) {
  const words = useWords(peopleWords)
  const frame = useWords(frameWords)
  const navigate = useNavigate()
  const { draft, change, forget } = useDraft(`leaving ${person.id}`, () => ({
    reason: '',
    handOverTo: '',
  }))
  const { busy, errors, run } = useAction(frame.notSaved)
  const { reason } = draft
  const handOverTo = draft.handOverTo === '' ? null : Number(draft.handOverTo)
  const params = { id: String(person.id) }
  const leave = () =>
    run(async () => {
      await withFreshFactor(() => api.endStaff({ params, body: { reason, handOverTo } }))
      forget()
      toasts.show({ text: words.left(person.name), kind: 'important', icon: 'check' })
      await navigate('/people')
    })
  return { draft, change, busy, errors, leave }
}

type HeirsProps = {
  person: Person
  value: string
  error: string | undefined
  onChange: (id: string) => void
}

/** Asked only where something was given to the person. */
function Heirs({ person, value, error, onChange }: HeirsProps) {
  const words = useWords(peopleWords)
  const read = useLoaded(person.id, () => Promise.all([api.readAttention(), api.listColleagues()]))
  if (!read.value) return <RetryNote from={read} />
  const [attention, people] = read.value
  const count = attention.rows.filter(({ givenTo }) => givenTo?.id === person.id).length
  if (count === 0) return null
  return (
    <Select
      id="leaving-handOverTo"
      label={words.handOver}
      hint={words.handOverCount(count)}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{words.handOverNobody}</option>
      {people.rows
        .filter(({ id }) => id !== person.id)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </Select>
  )
}
