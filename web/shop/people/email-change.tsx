import { useState } from 'react'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { profileWords } from '../../words/profile.ts'
import { useWords } from '../../words/use-words.ts'

/** Begins with the password, and is done when both mailboxes have said yes. */
export function EmailChange({ email }: { email: string }) {
  const words = useWords(profileWords)
  const [wanted, setWanted] = useState('')
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState<string>()
  const { busy, errors, run } = useAction(words.failed)
  const ask = () =>
    run(async () => {
      setAsked((await api.startEmailChange({ body: { email: wanted, password } })).data.email)
      setWanted('')
      setPassword('')
    })
  return (
    <section>
      <h2>{words.email}</h2>
      <p>
        <b>{email}</b>
      </p>
      {asked !== undefined && (
        <Note look="leaf" role="alert">
          <p>{words.emailAsked(asked)}</p>
        </Note>
      )}
      <form
        className="person-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void ask()
        }}
      >
        <p>{words.emailText}</p>
        <div className="person-form__pair">
          <TextInput
            id="new-email"
            label={words.newEmail}
            type="email"
            autoComplete="email"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
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
