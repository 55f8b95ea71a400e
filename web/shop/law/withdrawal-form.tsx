import { CallRefused } from '../../../contract/shared/http-client.ts'
import { refusedFieldMessages } from '../../client/refusals.ts'
import type { Form } from '../../client/use-form.ts'
import { api } from '../session/api.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { lawWords } from '../../words/shop/law.ts'
import { useWords } from '../../words/use-words.ts'
import { MistakeSummary } from '../page/mistake-summary.tsx'

export type WithdrawalDraft = { name: string; email: string; contract: string; statement: string }

type Props = { form: Form<WithdrawalDraft>; onSubmitted: (key: string) => void }

/** Only a busy shop's own sentence tells more than ours, which names the other ways to withdraw. */
export const withdrawalMessages = (refused: unknown, failed: string) => {
  const { '': message, ...fields } = refusedFieldMessages(refused, failed)
  if (message === undefined) return fields
  return { '': refused instanceof CallRefused && refused.status === 429 ? message : failed }
}

export function WithdrawalForm({ form, onSubmitted }: Props) {
  const { withdrawal: words, optional } = useWords(lawWords)
  const { draft, field, messages, attempt, busy, formProps } = form
  const { '': failure, ...fields } = messages
  const mistakes = Object.entries(fields).map(([name, message]) => ({
    fieldId: name,
    message: `${words[name as keyof WithdrawalDraft]}: ${message}`,
  }))
  const submit = async () => {
    onSubmitted((await api.stateWithdrawal({ body: draft })).data.key)
  }
  return (
    <form className="law__form" {...formProps(submit)}>
      <MistakeSummary title={words.problem} mistakes={mistakes} attempt={attempt} />
      <TextInput {...field('name')} label={words.name} autoComplete="name" />
      <TextInput
        {...field('email')}
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
      />
      <TextInput {...field('contract')} label={words.contract} hint={words.contractHint} />
      <TextArea
        {...field('statement')}
        label={words.statement}
        mark={optional}
        hint={words.statementHint}
      />
      <FailedNote text={failure} />
      <div className="row">
        <Button type="submit" busy={busy}>
          {words.next}
        </Button>
      </div>
    </form>
  )
}
