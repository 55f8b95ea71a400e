import type { ChangeEventHandler } from 'react'
import { useAnswerOf } from '../../client/use-answer-of.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { useWords } from '../../words/use-words.ts'
import { RetryNote } from '../kit/retry-note.tsx'
import { api } from '../session/api.ts'
import { useMay } from '../session/session.ts'

type Props = {
  field: {
    id: string
    value: string
    error: string | undefined
    onChange: ChangeEventHandler<HTMLInputElement>
  }
  onChoose: (customerId: number) => void
}

const quietMs = 120
const mostShown = 5

/** A customer by number; what is no number is looked for, and the found one is chosen. */
export function CustomerField({ field, onChoose }: Props) {
  const words = useWords(deedWords)
  const typed = field.value.trim()
  const isSought = useMay('searchEverything') && typed !== '' && !/^\d+$/.test(typed)
  const search = useAnswerOf(isSought ? typed : undefined, quietMs, (text) =>
    api.searchOffice({ query: { text } }),
  )
  const found = isSought ? (search.latest?.found ?? []) : []
  const customers = found.flatMap((hit) => (hit.kind === 'customer' ? [hit] : []))
  return (
    <>
      <TextInput {...field} label={words.customer} hint={words.customerHint} autoComplete="off" />
      <div aria-live="polite">
        {customers.slice(0, mostShown).map(({ id, name, addresses }) => (
          <p key={id}>
            <Button look="text" onClick={() => onChoose(id)}>
              {name} ({id})
            </Button>{' '}
            <span className="quiet tiny">{addresses[0]}</span>
          </p>
        ))}
        {isSought && <RetryNote from={search} />}
        {isSought && search.value !== undefined && !search.hasFailed && customers.length === 0 && (
          <p className="quiet">{words.customerNone}</p>
        )}
      </div>
    </>
  )
}
