import type { KeyboardEvent } from 'react'
import { RadioList } from '../../ui/radio-list.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { DeedPanel } from '../deed/deed-panel.tsx'
import { useDeedForm } from '../deed/use-deed-form.ts'
import { useFocusFirst } from '../deed/use-focus-first.ts'
import { useDraft } from '../session/drafts.ts'
import { AddressField } from './address-field.tsx'
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
  useFocusFirst()
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
  return (
    <DeedPanel deed={deed} verb={act.verb} onCancel={end}>
      {act.fields.map((field) => (
        <FieldOf
          key={field.name}
          field={field}
          value={draft[field.name] ?? ''}
          error={deed.errors[field.name]}
          onChange={(value) => change({ [field.name]: value })}
        />
      ))}
    </DeedPanel>
  )
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
