import { useState } from 'react'
import { api } from '../session/api.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'

/** Needs the password; complete after both mailboxes have confirmed. */
export function EmailChange({ email }: { email: string }) {
  const words = useWords(profileWords)
  const [requestedEmail, setRequestedEmail] = useState<string>()
  return (
    <section>
      <h2>{words.email}</h2>
      <p>
        <b>{email}</b>
      </p>
      {requestedEmail !== undefined && (
        <Note look="leaf" role="alert">
          <p>{words.emailChangeRequested(requestedEmail)}</p>
        </Note>
      )}
      <NewEmailForm onRequested={setRequestedEmail} />
    </section>
  )
}

function NewEmailForm({ onRequested }: { onRequested: (email: string) => void }) {
  const words = useWords(profileWords)
  const { draft, field, errors, busy, formProps, reset } = useForm(
    { email: '', password: '' },
    words.failed,
  )
  async function start() {
    onRequested((await api.startEmailChange({ body: draft })).data.email)
    reset()
  }
  return (
    <form className="form" {...formProps(start)}>
      <p>{words.emailText}</p>
      <div className="form__pair">
        <TextInput
          {...field('email')}
          label={words.newEmail}
          type="email"
          autoComplete="email"
          error={errors.email ?? errors['']}
        />
        <TextInput
          {...field('password')}
          label={words.currentPassword}
          type="password"
          autoComplete="current-password"
        />
      </div>
      <Button look="line" type="submit" busy={busy}>
        {words.changeEmail}
      </Button>
    </form>
  )
}
