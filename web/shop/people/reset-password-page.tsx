import { type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../session/api.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import '../page/person-form.css'

/** The answer is the same whether or not the e-mail is known. */
export default function ResetPasswordPage() {
  const words = useWords(logInWords)
  const { shopName } = useWords(frameWords)
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const [error, setError] = useState<string>()

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (email.trim() === '' || busy) return
    setBusy(true)
    setError(undefined)
    try {
      await api.requestPasswordReset({ body: { email } })
      setSent(true)
    } catch (refused) {
      setError(refusalMessage(refused, words.noAnswer))
    } finally {
      setBusy(false)
    }
  }
  return (
    <main id="saturs" className="wrap person">
      <title>{`${words.resetTitle} – ${shopName}`}</title>
      <div>
        <h1>{words.resetTitle}</h1>
        {sent ? (
          <Note look="leaf" role="alert">
            <p>
              <NoBreak>{words.resetSent}</NoBreak>
            </p>
            <p>{words.resetSentMore}</p>
          </Note>
        ) : (
          <form className="person-form" noValidate onSubmit={(event) => void submit(event)}>
            <p>
              <NoBreak>{words.resetText}</NoBreak>
            </p>
            <TextInput
              label={words.email}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              error={error}
            />
            <Button type="submit" wide busy={busy} aria-disabled={email.trim() === ''}>
              {words.resetSubmit}
            </Button>
          </form>
        )}
        <p className="person__new">
          <Link to="/login">{words.backToLogIn}</Link>
        </p>
      </div>
    </main>
  )
}
