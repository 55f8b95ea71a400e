import { type SyntheticEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import { api } from '../session/api.ts'
import { type FieldMessages, refusedFieldMessages, isRefusal } from '../../client/refusals.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx'
import '../page/person-form.css'

/** Sets a new password by the mail's link. */
export default function RenewPasswordPage() {
  const words = useWords(logInWords)
  const { shopName } = useWords(frameWords)
  const { token = '' } = useParams()
  const [email, setEmail] = useState('')
  const [passwords, setPasswords] = useState<NewPassword>({ password: '', again: '' })
  const [errors, setErrors] = useState<FieldMessages>({})
  const [busy, setBusy] = useState(false)
  const [renewed, setRenewed] = useState(false)
  const isComplete = email.trim() !== '' && passwords.password !== '' && passwords.again !== ''

  async function renew(event: SyntheticEvent) {
    event.preventDefault()
    if (!isComplete || busy) return
    if (passwords.password !== passwords.again)
      return setErrors({ password2: words.passwordsDiffer })
    setBusy(true)
    setErrors({})
    try {
      const { password, again } = passwords
      await api.resetPassword({ body: { email, password, password_confirmation: again, token } })
      setRenewed(true)
    } catch (refused) {
      const messages = refusedFieldMessages(refused, words.noAnswer)
      setErrors(isRefusal(refused) ? { ...messages, failed: words.failed } : messages)
    } finally {
      setBusy(false)
    }
  }
  return (
    <main id="saturs" className="wrap person">
      <title>{`${words.renewTitle} – ${shopName}`}</title>
      <div>
        <h1>{words.renewTitle}</h1>
        {renewed ? (
          <div className="person-form">
            <Note look="leaf" role="alert">
              <p>{words.renewed}</p>
            </Note>
            <LinkButton to="/login">{words.submit}</LinkButton>
          </div>
        ) : (
          <form
            className="person-form"
            method="post"
            noValidate
            onSubmit={(event) => void renew(event)}
          >
            {(errors.failed ?? errors['']) !== undefined && (
              <Note look="clay" role="alert">
                {errors.failed !== undefined && <p>{errors.failed}</p>}
                {errors[''] !== undefined && <p>{errors['']}</p>}
                {errors.failed !== undefined && errors[''] !== undefined && (
                  <p>
                    <Link to="/reset-password">{words.newLink}</Link>
                  </p>
                )}
              </Note>
            )}
            <TextInput
              id="email"
              label={words.email}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              error={errors.email}
            />
            <NewPasswordFields
              isReplacement
              values={passwords}
              onChange={setPasswords}
              errors={errors}
            />
            <Button type="submit" wide busy={busy} aria-disabled={!isComplete}>
              {words.renewSubmit}
            </Button>
          </form>
        )}
      </div>
    </main>
  )
}
