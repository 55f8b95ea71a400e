import { useState } from 'react'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from '../session/user-store.ts'
import { CurrentPasswordField } from './current-password-field.tsx'

type Props = { email: string; isConfirmed: boolean; hasPassword: boolean }

/** Needs the password, where there is one; an address that was once confirmed waits until both mailboxes agree. */
export function EmailChange({ email, isConfirmed, hasPassword }: Props) {
  const words = useWords(profileWords)
  const [message, setMessage] = useState<string>()
  return (
    <section>
      <h2>{words.email}</h2>
      <p>
        <b>{email}</b>
      </p>
      {message !== undefined && (
        <Note look="leaf" role="alert">
          <p>{message}</p>
        </Note>
      )}
      {!isConfirmed && <Unconfirmed onSent={() => setMessage(words.emailLinkSent(email))} />}
      <NewEmailForm {...{ isConfirmed, hasPassword }} onRequested={setMessage} />
    </section>
  )
}

function Unconfirmed({ onSent }: { onSent: () => void }) {
  const words = useWords(profileWords)
  const { busy, errors, run } = useAction(words.failed)
  const resend = async () => {
    await api.resendEmailConfirmation()
    onSent()
  }
  return (
    <Note look="sun">
      <p>{words.emailUnconfirmed}</p>
      <FailedNote text={errors['']} />
      <Button look="text" busy={busy} onClick={() => void run(resend)}>
        {words.emailResend}
      </Button>
    </Note>
  )
}

type FormProps = Omit<Props, 'email'> & { onRequested: (message: string) => void }

function NewEmailForm({ isConfirmed, hasPassword, onRequested }: FormProps) {
  const words = useWords(profileWords)
  const { draft, field, errors, busy, formProps, reset } = useForm(
    { email: '', password: '' },
    words.failed,
  )
  async function start() {
    const body = hasPassword ? draft : { email: draft.email }
    const { email, is_done: isDone } = (await api.startEmailChange({ body })).data
    onRequested(isDone === 1 ? words.emailChangedAtOnce(email) : words.emailChangeRequested(email))
    const user = userStore.read().value
    if (isDone === 1 && user) userStore.set({ ...user, email })
    reset()
  }
  const unconfirmedText = hasPassword ? words.emailUnconfirmedText : words.emailWithoutPassword
  return (
    <form className="form" {...formProps(start)}>
      <p>{isConfirmed ? words.emailText : unconfirmedText}</p>
      <div className="form__pair">
        <TextInput
          {...field('email')}
          label={words.newEmail}
          type="email"
          autoComplete="email"
          error={errors.email ?? errors['']}
        />
        {hasPassword && <CurrentPasswordField {...field('password')} />}
      </div>
      <Button look="line" type="submit" busy={busy}>
        {words.changeEmail}
      </Button>
    </form>
  )
}
