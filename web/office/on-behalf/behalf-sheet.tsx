import { type KeyboardEvent, useState } from 'react'
import { RadioList } from '../../ui/radio-list.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { useWords } from '../../words/use-words.ts'
import { DeedPanel } from '../deed/deed-panel.tsx'
import { placeProblems } from '../deed/place-problems.ts'
import { useDeedForm } from '../deed/use-deed-form.ts'
import type { DeedState } from '../deed/use-deed.ts'
import { useDraft } from '../session/drafts.ts'
import { AddressField, type ChosenPlace } from './address-field.tsx'
import type { BehalfAct, BehalfDraft, BehalfField } from './behalf-act.ts'

type Props = { act: BehalfAct | undefined; onClose: () => void; onDone: () => void }

/** Any act in the name of a customer: its fields, what it would do, and the button. */
export function BehalfSheet({ act, onClose, onDone }: Props) {
  const frame = useWords(frameWords)
  return (
    <Sheet
      side="right"
      open={act !== undefined}
      onClose={onClose}
      title={act?.title ?? ''}
      words={frame}
    >
      {act && <BehalfForm key={act.key} act={act} onClose={onClose} onDone={onDone} />}
    </Sheet>
  )
}

function BehalfForm({ act, onClose, onDone }: Props & { act: BehalfAct }) {
  const { draft, change, forget } = useDraft<BehalfDraft>(act.key, () =>
    Object.fromEntries(act.fields.map(({ name, first = '' }) => [name, first])),
  )
  const { deed, end } = useDeedForm({
    name: act.deed,
    typed: `${act.key} ${JSON.stringify(draft)}`,
    isComplete: act.fields.every(({ name, isOptional }) => isOptional || draft[name] !== ''),
    send: act.send(draft),
    forget,
    onEnd: onClose,
    onDone,
  })
  const { errors, other, press } = useProblems(act, draft, deed)
  return (
    <DeedPanel deed={{ ...deed, act: press }} verb={act.verb} problem={other} onCancel={end}>
      {act.fields.map((field) => (
        <FieldOf
          key={field.name}
          field={field}
          value={draft[field.name] ?? ''}
          error={errors[field.name]}
          onChange={(value) => change({ [field.name]: value })}
        />
      ))}
    </DeedPanel>
  )
}

const missing = { choice: 'chooseOne', pieces: 'fillIn', address: 'chooseAddress' } as const

/** Problems at their fields. A choice or a count is never guessed: nothing is sent without it. */
function useProblems(act: BehalfAct, draft: BehalfDraft, deed: DeedState) {
  const words = useWords(behalfWords)
  const [isTried, setTried] = useState(false)
  const open = act.fields.filter(({ kind, name }) => kind in missing && draft[name] === '')
  const press = async () => {
    setTried(true)
    if (open.length === 0) await deed.act()
  }
  const named = Object.entries(deed.errors).map(([key, message]): [string, string] => {
    const [, row, member = ''] = /^\w+\.(\d+)\.(\w+)$/.exec(key) ?? []
    const field = row === undefined ? undefined : act.fieldOfRow?.(Number(row), member, draft)
    return [field ?? key, message]
  })
  const placed = placeProblems(
    Object.fromEntries(named),
    act.fields.map(({ name }) => name),
    Object.fromEntries(act.fields.map(({ name, asks }) => [name, asks])),
  )
  const unanswered = open.map(({ name, kind }) => [
    name,
    words[missing[kind as keyof typeof missing]],
  ])
  const errors = { ...placed.errors, ...(isTried && Object.fromEntries(unanswered)) }
  return { errors, other: placed.other, press }
}

/** Plus and minus count on, as they do on the page that opens the form. */
function stepPieces(event: KeyboardEvent, value: string, onChange: (value: string) => void) {
  const step = { '+': 1, '-': -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  onChange(String(Math.max(0, Number(value) + step)))
}

type FieldProps = {
  field: BehalfField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function FieldOf({ field, value, error, onChange }: FieldProps) {
  const { name, kind, label, hint, choices = [], from, to } = field
  if (kind === 'choice')
    return (
      <RadioList
        name={name}
        label={label}
        options={choices}
        value={value || undefined}
        error={error}
        onChange={onChange}
      />
    )
  if (kind === 'address')
    return (
      <AddressField
        chosen={value === '' ? undefined : (JSON.parse(value) as ChosenPlace)}
        error={error}
        onChoose={(place) => onChange(place ? JSON.stringify(place) : '')}
      />
    )
  return (
    <TextInput
      label={label}
      hint={hint}
      error={error}
      value={value}
      {...(kind === 'day' && { type: 'date', min: from ?? undefined, max: to ?? undefined })}
      {...(kind === 'euros' && { inputMode: 'decimal' })}
      {...(kind === 'pieces' && {
        type: 'number',
        min: 0,
        inputMode: 'numeric',
        onKeyDown: (event) => stepPieces(event, value, onChange),
      })}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
