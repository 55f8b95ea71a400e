import { useState } from 'react'
import { api } from '../session/api.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { PersonFrame } from './person-frame.tsx'
import './person.css'

/** The answer is the same whether or not the e-mail is known. */
export default function ResetPasswordPage() {
  const words = useWords(logInWords)
  const [sent, setSent] = useState(false)
  const { draft, field, errors, busy, formProps } = useForm({ email: '' }, words.noAnswer)

  async function request() {
    if (draft.email.trim() === '') return
    await api.requestPasswordReset({ body: draft })
    setSent(true)
  }
  return (
    <PersonFrame title={words.resetTitle}>
      {sent ? (
        <Sent />
      ) : (
        <form className="form" {...formProps(request)}>
          <p>
            <NoBreak>{words.resetText}</NoBreak>
          </p>
          <TextInput
            {...field('email')}
            label={words.email}
            type="email"
            autoComplete="username"
            error={errors.email ?? errors['']}
          />
          <Button type="submit" wide busy={busy} aria-disabled={draft.email.trim() === ''}>
            {words.resetSubmit}
          </Button>
        </form>
      )}
      <p className="people-page__new">
        <LinkButton look="text" flush to="/login">
          {words.backToLogIn}
        </LinkButton>
      </p>
    </PersonFrame>
  )
}

function Sent() {
  const words = useWords(logInWords)
  return (
    <Note look="leaf" role="alert">
      <p>
        <NoBreak>{words.resetSent}</NoBreak>
      </p>
      <p>{words.resetSentMore}</p>
    </Note>
  )
}
