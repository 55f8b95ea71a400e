import { type SyntheticEvent, useState } from 'react'
import { type FieldMessages } from './refusals.ts'
import { useAction } from './use-action.ts'

type TextName<Draft> = string &
  { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft]

type Part<Draft> = {
  draft: Draft
  change: (part: Partial<Draft>) => void
  errors: FieldMessages
  /** Before the names of a draft within another: `address.0.`. */
  path?: string
}

/** The props of a text field. Its id is the contract's name of the field, as in refusals. */
export const fieldsOf =
  <Draft>({ draft, change, errors, path = '' }: Part<Draft>) =>
  (name: TextName<Draft>, id: string = name) => ({
    id: path + id,
    value: draft[name] as string,
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value } as Partial<Draft>),
    error: errors[path + id],
  })

type Options<Draft> = {
  /** The mistakes that the form finds by itself, in the order of its fields. */
  check?: (draft: Draft) => FieldMessages
  messagesOf?: Parameters<typeof useAction>[1]
}

export type Form<Draft extends object> = ReturnType<typeof useForm<Draft>>

/** A form's draft, its call and its messages. All fields are checked on submit. */
export function useForm<Draft extends object>(
  initial: Draft | (() => Draft),
  failed: string,
  { check = () => ({}), messagesOf }: Options<Draft> = {},
) {
  const [draft, setDraft] = useState(initial)
  const [attempt, setAttempt] = useState(0)
  const { busy, errors: messages, setErrors, run } = useAction(failed, messagesOf)
  const mistakes = check(draft)
  const { errors, restart, ...handlers } = useFieldErrors(mistakes, messages)
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }))
  const submit = (work: () => Promise<void>) => (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (busy) return
    const ids = Object.keys(mistakes)
    restart(ids)
    setAttempt(attempt + 1)
    if (ids.length > 0) setErrors(mistakes)
    else void run(work)
  }
  const reset = () => {
    setDraft(initial)
    setErrors({})
  }
  const formProps = (work: () => Promise<void>) => ({ ...handlers, onSubmit: submit(work) })
  return {
    draft,
    change,
    field: fieldsOf({ draft, change, errors }),
    errors,
    /** All messages of the last attempt; the attempts are counted for the summary's focus. */
    messages,
    attempt,
    busy,
    submit,
    reset,
    formProps,
  }
}

/** A field is checked when it loses focus. A message disappears once its field is corrected. */
function useFieldErrors(mistakes: FieldMessages, messages: FieldMessages) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set())
  // The form's own mistakes are checked anew with each change, also by a suggestion that fills
  // several fields; only the server's messages wait for their field to be touched.
  const [ownMistakes, setOwnMistakes] = useState<ReadonlySet<string>>(new Set())
  return {
    noValidate: true,
    errors: {
      ...pick(mistakes, (id) => checked.has(id)),
      ...pick(messages, (id) => !corrected.has(id) && !ownMistakes.has(id)),
    },
    restart: (ids: string[]) => {
      setChecked(new Set(ids))
      setCorrected(new Set())
      setOwnMistakes(new Set(ids))
    },
    onBlur: (event: SyntheticEvent) => {
      const { id, value } = fieldOf(event)
      if (value !== '') setChecked((ids) => new Set(ids).add(id))
    },
    // Not `input`: a select fires it first, and a render before its `change` would restore the
    // old choice.
    onChange: (event: SyntheticEvent) => {
      const { id } = fieldOf(event)
      setCorrected((ids) => new Set(ids).add(id))
    },
  }
}

const pick = (messages: FieldMessages, isPicked: (id: string) => boolean): FieldMessages =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => isPicked(id)))

const fieldOf = ({ target }: { target: EventTarget }) =>
  target as EventTarget & { id: string; value: string }
