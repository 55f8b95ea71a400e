import { type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router'
import { CallRefused } from '../../../contract/http-client.ts'
import { api } from '../../client/api.ts'
import { startAs } from '../../client/session.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { logInWords } from '../../words/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from './user-store.ts'
import './person-form.css'

/** E-mail and password; the guest's cart comes along. */
export function LogInForm({ onDone }: { onDone: () => void }) {
  const words = useWords(logInWords)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()

  async function logIn(event: SyntheticEvent) {
    event.preventDefault()
    if (email.trim() === '' || password === '' || busy) return
    setBusy(true)
    setFailed(undefined)
    try {
      const cartid = userStore.read().value?.cartid
      const { token } = await api.logIn({ body: { email, password, ...(cartid != null && { cartid }) } })
      await startAs(token)
      onDone()
    } catch (error) {
      setFailed(error instanceof CallRefused ? (error.status === 429 ? error.message : words.failed) : words.noAnswer)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="person-form" onSubmit={(event) => void logIn(event)}>
      {failed !== undefined && (
        <Note look="clay" role="alert">
          <p>{failed}</p>
        </Note>
      )}
      <TextInput
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        required
      />
      <TextInput
        label={words.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        required
      />
      <Button type="submit" wide busy={busy}>
        {words.submit}
      </Button>
      <p>
        <Link to="/reset-password">{words.forgotten}</Link>
      </p>
    </form>
  )
}
