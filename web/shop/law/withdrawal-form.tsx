import { type SubmitEvent, useState } from 'react'
import { CallRefused } from '../../../contract/http-client.ts'
import { api } from '../session/api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Note } from '../../ui/note.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { lawWords } from '../../words/shop/law.ts'
import { useWords } from '../../words/use-words.ts'

export type WithdrawalDraft = { name: string; email: string; contract: string; statement: string }

type Props = {
  draft: WithdrawalDraft
  onChange: (draft: WithdrawalDraft) => void
  onSubmitted: (key: string) => void
}

type Failure = {
  attempt: number
  fields: Partial<Record<string, string[]>>
  message: string | undefined
}

export function WithdrawalForm({ draft, onChange, onSubmitted: onStated }: Props) {
  const words = useWords(lawWords)
  const [failure, setFailure] = useState<Failure>({ attempt: 0, fields: {}, message: undefined })
  const [sending, setSending] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setSending(true)
    try {
      const { data } = await api.stateWithdrawal({ body: draft })
      onStated(data.key)
    } catch (error) {
      const fields = error instanceof CallRefused ? error.fields : {}
      const reason =
        error instanceof CallRefused && error.status === 429
          ? error.message
          : words.withdrawal.failed
      const message = Object.keys(fields).length > 0 ? undefined : reason
      setFailure(({ attempt }) => ({ attempt: attempt + 1, fields, message }))
    } finally {
      setSending(false)
    }
  }
  const field = (name: keyof WithdrawalDraft) => ({
    id: `withdrawal-${name}`,
    value: draft[name],
    error: failure.fields[name]?.[0],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...draft, [name]: target.value }),
  })
  const labels = words.withdrawal
  const mistakes = Object.entries(failure.fields).map(([name, messages]) => ({
    fieldId: `withdrawal-${name}`,
    message: `${labels[name as keyof WithdrawalDraft]}: ${messages?.[0] ?? ''}`,
  }))
  return (
    <form className="law__form" noValidate onSubmit={(event) => void submit(event)}>
      {mistakes.length > 0 && (
        <ErrorSummary
          title={words.withdrawal.problem}
          mistakes={mistakes}
          attempt={failure.attempt}
        />
      )}
      <TextInput {...field('name')} label={words.withdrawal.name} autoComplete="name" />
      <TextInput
        {...field('email')}
        label={words.withdrawal.email}
        hint={words.withdrawal.emailHint}
        type="email"
        autoComplete="email"
      />
      <TextInput
        {...field('contract')}
        label={words.withdrawal.contract}
        hint={words.withdrawal.contractHint}
      />
      <TextArea
        {...field('statement')}
        label={words.withdrawal.statement}
        mark={words.optional}
        hint={words.withdrawal.statementHint}
      />
      {failure.message !== undefined && (
        <Note look="clay" role="alert">
          {failure.message}
        </Note>
      )}
      <div className="row">
        <Button type="submit" busy={sending}>
          {words.withdrawal.next}
        </Button>
      </div>
    </form>
  )
}
