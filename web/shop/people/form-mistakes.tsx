import { useEffect } from 'react'
import type { FieldMessages } from '../../client/refusals.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { MistakeSummary } from '../page/mistake-summary.tsx'

type Props = {
  title: string
  form: { messages: FieldMessages; attempt: number }
  labelOf: (fieldId: string) => string | undefined
}

/** Above a form: the refusal, or the mistakes with a link to each field. */
export function FormMistakes({ title, form: { messages, attempt }, labelOf }: Props) {
  const { '': failure, ...fields } = messages
  useEffect(() => {
    if (Object.keys(messages).length > 0) window.scrollTo({ top: 0 })
  }, [messages])
  const mistakes = Object.entries(fields).map(([fieldId, message]) => ({
    fieldId,
    message: [labelOf(fieldId), message].filter(Boolean).join(': '),
  }))
  return (
    <>
      <FailedNote text={failure} />
      <MistakeSummary title={title} mistakes={mistakes} attempt={attempt} />
    </>
  )
}
