import { type FormEvent, useState } from 'react'
import { fieldSentence } from '../../../contract/words/field-problems.ts'
import type { FieldMessages } from '../../client/refusals.ts'
import { useLanguage } from '../../words/use-words.ts'
import type { Mistake } from './registration-problems.ts'

type Field = { id: string; value: string }
const eventField = ({ target }: { target: EventTarget }) => target as EventTarget & Field

/**
 * Checks a field when it loses focus and all fields on submit; a message disappears once its field
 * is corrected. `summary` lists the mistakes of the last attempt.
 */
export function useFieldChecks(problems: Mistake[]) {
  const language = useLanguage()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<FieldMessages>({})
  const [summary, setSummary] = useState<{ attempt: number; messages: FieldMessages }>({
    attempt: 0,
    messages: {},
  })
  const messagesOf = (mistakes: Mistake[]): FieldMessages =>
    Object.fromEntries(
      mistakes.map(([id, problem]): [string, string] => [id, fieldSentence(problem, {}, language)]),
    )

  const { '': failure, ...fields } = summary.messages

  function showRefusal(messages: FieldMessages) {
    setRefused(messages)
    setSummary(({ attempt }) => ({ attempt: attempt + 1, messages }))
    window.scrollTo({ top: 0 })
  }
  return {
    errors: { ...messagesOf(problems.filter(([id]) => touched.has(id))), ...refused },
    summary: { attempt: summary.attempt, messages: fields },
    /** A refusal that belongs to no field. */
    failure,
    /** Shows the server's refusal. */
    showRefusal,
    /** True when the form may be sent; otherwise shows the mistakes. */
    validate: () => {
      setTouched(new Set(problems.map(([id]) => id)))
      if (problems.length > 0) showRefusal(messagesOf(problems))
      else setSummary(({ attempt }) => ({ attempt, messages: {} }))
      return problems.length === 0
    },
    formHandlers: {
      onBlur(event: FormEvent) {
        const { id, value } = eventField(event)
        if (value !== '') setTouched((current) => new Set(current).add(id))
      },
      // Not `input`: a select fires it first, and a render before its `change` would restore the
      // old choice.
      onChange(event: FormEvent) {
        const { id } = eventField(event)
        setRefused((current) =>
          id in current
            ? Object.fromEntries(Object.entries(current).filter(([field]) => field !== id))
            : current,
        )
      },
    },
  }
}
