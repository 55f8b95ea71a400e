import { useState } from 'react'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'

/** Needs the password; complete after both mailboxes have confirmed. */
export function EmailChange({ email }: { email: string }) {
  const words = useWords(profileWords)
  const [newEmail, setNewEmail] = useState('')
  const [password, setPassword] = useState('')
  const [requestedEmail, setRequestedEmail] = useState<string>()
  const { busy, errors, run } = useAction(words.failed)
  const submit = () =>
    run(async () => {
      setRequestedEmail(
        (await api.startEmailChange({ body: { email: newEmail, password } })).data.email,
      )
      setNewEmail('')
      setPassword('')
    })
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
      <form
        className="person-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{words.emailText}</p>
        <div className="person-form__pair">
          <TextInput
            id="new-email"
            label={words.newEmail}
            type="email"
            autoComplete="email"
            value={newEmail}
            onChange={(event) => setNewEmail(event.target.value)}
            error={errors.email ?? errors['']}
          />
          <TextInput
            id="current-password"
            label={words.currentPassword}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={errors.password}
          />
        </div>
        <Button look="line" type="submit" busy={busy}>
          {words.changeEmail}
        </Button>
      </form>
    </section>
  )
}
