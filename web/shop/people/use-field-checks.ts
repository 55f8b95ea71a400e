import { type FormEvent, useState } from 'react'
import { fieldSentence } from '../../../contract/words/field-problems.ts'
import type { FieldMessages } from '../../client/refused-fields.ts'
import { useLanguage } from '../../words/use-words.ts'
import type { Mistake } from './registration-problems.ts'

type Field = { id: string; value: string }
const fieldOf = ({ target }: { target: EventTarget }) => target as EventTarget & Field

/**
 * A field is checked when it is left, all of them when the form is sent, and a message goes as soon as its field is mended.
 * `summary` is what stood in the way of the last try.
 */
export function useFieldChecks(problems: Mistake[]) {
  const language = useLanguage()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<FieldMessages>({})
  const [summary, setSummary] = useState<{ attempt: number; messages: FieldMessages }>({
    attempt: 0,
    messages: {},
  })
  const messagesOf = (some: Mistake[]): FieldMessages =>
    Object.fromEntries(
      some.map(([id, problem]): [string, string] => [id, fieldSentence(problem, {}, language)]),
    )

  const { '': failure, ...fields } = summary.messages

  function refuse(messages: FieldMessages) {
    setRefused(messages)
    setSummary(({ attempt }) => ({ attempt: attempt + 1, messages }))
    window.scrollTo({ top: 0 })
  }
  return {
    errors: { ...messagesOf(problems.filter(([id]) => left.has(id))), ...refused },
    summary: { attempt: summary.attempt, messages: fields },
    /** What no field is to blame for. */
    failure,
    /** What the server said. */
    refuse,
    /** Whether the form may be sent; says what stands in the way if not. */
    isReady: () => {
      setLeft(new Set(problems.map(([id]) => id)))
      if (problems.length > 0) refuse(messagesOf(problems))
      else setSummary(({ attempt }) => ({ attempt, messages: {} }))
      return problems.length === 0
    },
    watch: {
      onBlur(event: FormEvent) {
        const { id, value } = fieldOf(event)
        if (value !== '') setLeft((old) => new Set(old).add(id))
      },
      // Not on `input`: a list tells that first, and drawn anew before its `change` it would have its old choice back.
      onChange(event: FormEvent) {
        const { id } = fieldOf(event)
        setRefused((old) =>
          id in old
            ? Object.fromEntries(Object.entries(old).filter(([field]) => field !== id))
            : old,
        )
      },
    },
  }
}
